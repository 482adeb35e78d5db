import { type Browser, chromium, type Page } from 'playwright';
import { findBrowser } from '../scripts/lib/browser.mjs';
import { Product } from '../tests/e2e/support/product.ts';
import { signIn } from '../tests/e2e/support/session.ts';
import { quantile } from './measure.ts';
import type { Part } from './report.ts';

const steps = 12;
/** How long somebody looks at a post, in milliseconds: time to fetch and decode the next. */
const look = 700;
/** From the key to the painted image, in milliseconds. */
const bound = 100;
/** How much longer it may take than on a page of one image, where it is one frame. */
const mostRatio = 10;
const viewport = { width: 1440, height: 900 };
const demo = { email: 'mariam@aura.example', password: 'aura-demo-1' };

declare global {
  interface Window {
    /** From each key to the image that it brought, in milliseconds. */
    keyToImage: number[];
    /** Their addresses. */
    images: string[];
  }
}

/** Times every image that comes into the page from the last key to its first paint, as the browser reports it. */
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

/** A page of one image, which each key replaces by the next; all of them are fetched and decoded before. */
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
    await page.waitForTimeout(look);
    await page.keyboard.press('j');
  }
  await page.waitForTimeout(look);
  return page.evaluate(() => window.keyToImage);
}

async function measureBoth(browser: Browser, address: string): Promise<[number[], number[]]> {
  const page = await browser.newPage({ viewport, baseURL: address });
  await page.addInitScript(watchImages);
  await signIn(page, demo);
  await page.locator('main img[fetchpriority=high]').waitFor();
  const feed = await pressThrough(page);
  const addresses = await page.evaluate(() => window.images);
  await page.goto('/terms');
  await page.evaluate(bareSwap, addresses);
  return [feed, await pressThrough(page)];
}

/** How long a key takes to bring the next image, beside a page that only swaps images. */
export async function measureMoving(): Promise<Part> {
  const { executablePath, args, env } = findBrowser();
  const product = await Product.start();
  const browser = await chromium.launch({ executablePath, args, env });
  try {
    const [feed, bare] = await measureBoth(browser, product.address);
    const median = (times: readonly number[]) => quantile(times, 0.5);
    const ratio = median(feed) / median(bare);
    const row = (name: string, times: readonly number[]) => [
      name,
      String(times.length),
      `${median(times).toFixed(0)} ms`,
      `${Math.max(...times).toFixed(0)} ms`,
    ];
    return {
      title: 'From a key to the painted picture of the next post',
      head: ['', 'steps', 'median', 'slowest'],
      rows: [row('feed', feed), row('bare swap of pictures', bare)],
      verdict: {
        passed: feed.length === steps && median(feed) < bound && ratio <= mostRatio,
        text: `${ratio.toFixed(2)} times a bare swap, at most ${mostRatio}, and under ${bound} ms`,
      },
    };
  } finally {
    await browser.close();
    await product.dispose();
  }
}
