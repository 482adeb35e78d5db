import type { Browser, Page } from 'playwright';
import { signIn } from '../tests/e2e/support/session.ts';
import { demoAccount } from './demo-account.ts';
import { median } from './measure.ts';
import type { BenchmarkResult } from './report.ts';
import { withProduct } from './with-browser.ts';

const steps = 12;
/** Pause before each key, in milliseconds: time to fetch and decode the next image. */
const pauseMs = 700;
/** Maximum median time from the key to the painted image, in milliseconds. */
const maxMedianMs = 100;
/** Maximum ratio to a page that only swaps one image, which takes one frame. */
const maxRatio = 10;
const viewport = { width: 1440, height: 900 };

declare global {
  interface Window {
    /** Time from each key press to the paint of its image, in milliseconds. */
    keyToImage: number[];
    /** The URLs of these images. */
    images: string[];
  }
}

/**
 * Measures the time from the last key press to the first paint of each added image, as the browser reports
 * it.
 */
function watchImages(): void {
  let pressed = 0;
  window.keyToImage = [];
  window.images = [];
  document.addEventListener(
    'keydown',
    ({ timeStamp }) => {
      pressed = timeStamp;
    },
    true,
  );
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element)) continue;
      const images = node instanceof HTMLImageElement ? [node] : node.querySelectorAll('img');
      for (const image of images) {
        if (image.fetchPriority === 'high') image.setAttribute('elementtiming', 'image');
      }
    }
  }).observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { renderTime, url } = entry as PerformanceEntry & { renderTime: number; url: string };
      if (pressed === 0) continue;
      window.keyToImage.push(renderTime - pressed);
      window.images.push(url);
    }
  }).observe({ type: 'element', buffered: false });
}

/** Replaces the page by one image that each key press swaps; all images are fetched and decoded before. */
async function bareSwap(addresses: readonly string[]): Promise<void> {
  const images = await Promise.all(
    addresses.map(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return image;
    }),
  );
  document.body.replaceChildren();
  let shown = 0;
  document.addEventListener('keydown', () => {
    shown += 1;
    const next = new Image();
    next.fetchPriority = 'high';
    next.src = images[shown % images.length]?.src ?? '';
    next.style.cssText = 'display: block; height: 40rem';
    document.body.replaceChildren(next);
  });
}

async function pressThrough(page: Page): Promise<number[]> {
  for (let step = 0; step < steps; step += 1) {
    await page.waitForTimeout(pauseMs);
    await page.keyboard.press('j');
  }
  await page.waitForTimeout(pauseMs);
  return page.evaluate(() => window.keyToImage);
}

async function measureBoth(browser: Browser, address: string): Promise<[number[], number[]]> {
  const page = await browser.newPage({ viewport, baseURL: address, serviceWorkers: 'block' });
  await page.addInitScript(watchImages);
  await signIn(page, demoAccount);
  await page.locator('main img[fetchpriority=high]').waitFor();
  const feed = await pressThrough(page);
  const addresses = await page.evaluate(() => window.images);
  await page.goto('/terms');
  await page.evaluate(bareSwap, addresses);
  return [feed, await pressThrough(page)];
}

/** Measures the time from a key press to the next image, compared with a page that only swaps images. */
export function measurePostNavigation(): Promise<BenchmarkResult> {
  return withProduct(async (browser, address) => {
    const [feed, bare] = await measureBoth(browser, address);
    const ratio = median(feed) / median(bare);
    const row = (name: string, times: readonly number[]) => [
      name,
      String(times.length),
      `${median(times).toFixed(0)} ms`,
      `${Math.max(...times).toFixed(0)} ms`,
    ];
    return {
      title: 'From a key press to the painted image of the next post',
      head: ['', 'steps', 'median', 'slowest'],
      rows: [row('feed', feed), row('bare image swap', bare)],
      budget: {
        isMet: feed.length === steps && median(feed) < maxMedianMs && ratio <= maxRatio,
        text: `${ratio.toFixed(2)}x a bare image swap (at most ${maxRatio}x), median below ${maxMedianMs} ms`,
      },
    };
  });
}
