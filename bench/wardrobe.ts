import { outfitsCopy } from '@aura/domain/copy/outfits';
import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import { outfitsPageSize } from '@aura/domain/limits/outfits';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { findBrowser } from '../scripts/lib/browser.mjs';
import { Product } from '../tests/e2e/support/product.ts';
import { signIn } from '../tests/e2e/support/session.ts';
import { cpuSlowdown, phone } from './first-visit.ts';
import { quantile } from './measure.ts';
import type { BenchmarkResult } from './report.ts';
import { mockItems } from './scrolling.ts';

const rounds = 3;
const garments = 2000;
const outfits = 500;
const screens = 30;
const maxFrameMs = 50;
const account = { email: 'mariam@aura.example', password: 'aura-demo-1' };

declare global {
  /** Durations of the frames of more than 50 ms, in milliseconds. */
  var longFrames: number[];
}

/** Registers the observer of long frames. Runs in the page before the page's scripts. */
function observeFrames(): void {
  globalThis.longFrames = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) globalThis.longFrames.push(duration);
  }).observe({ type: 'long-animation-frame', buffered: true });
}

/** Draws all cells of a grid, also those that are not near the window. Runs in the page before the page's scripts. */
function drawAll(): void {
  const style = new CSSStyleSheet();
  style.replaceSync('[data-grid-cell] { content-visibility: visible !important }');
  document.adoptedStyleSheets = [style];
}

/** Waits for a number of cards, by a query that is cheap enough not to make a frame long. */
const cardsAre = (page: Page, list: string, isRight: 'all' | 'fewer', count: number) =>
  page.waitForFunction(
    ([label, right, wanted]) => {
      const shown = document.querySelectorAll(`ul[aria-label="${label}"] article`).length;
      return right === 'all' ? shown === wanted : shown < wanted;
    },
    [list, isRight, count] as const,
    { polling: 100, timeout: 120_000 },
  );

/** Waits until the page has drawn its changes. */
const drawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );

/** Runs an action and returns its longest frame, in milliseconds; 0 when none had more than 50 ms. */
async function longestFrame(page: Page, action: () => Promise<unknown>): Promise<number> {
  await drawn(page);
  await page.evaluate(() => {
    globalThis.longFrames.length = 0;
  });
  await action();
  await drawn(page);
  return page.evaluate(() => Math.max(0, ...globalThis.longFrames));
}

async function scrollThrough(page: Page, screenPx: number): Promise<void> {
  for (let screen = 0; screen < screens; screen += 1) {
    await page.mouse.wheel(0, screenPx);
    await drawn(page);
  }
}

/** Responds to the requests of outfits with `outfits` ones in pages, repeated from the demo outfits. */
async function mockOutfits(page: Page): Promise<void> {
  await page.route(/\/getOutfits\?/, async (route) => {
    const address = new URL(route.request().url());
    const start = Number(address.searchParams.get('after')?.split('_')[1] ?? 0);
    address.searchParams.delete('after');
    const answer = await route.fetch({ url: address.href });
    const first: { outfits: { id: string }[] } = await answer.json();
    const repeated = Array.from({ length: Math.min(outfitsPageSize, outfits - start) }, (_, index) => ({
      ...first.outfits[index % first.outfits.length],
      id: `outfit-${start + index}`,
    }));
    const end = start + repeated.length;
    const next = end < outfits ? `1_${end}` : null;
    await route.fulfill({ response: answer, json: { ...first, outfits: repeated, total: outfits, next } });
  });
}

/** The longest frame of each step, in milliseconds, and the number of elements of the page. */
interface Frames {
  readonly opening: number;
  readonly scrolling: number;
  readonly searching: number;
  readonly elements: number;
}

async function visitWardrobe(
  browser: Browser,
  options: BrowserContextOptions,
  drawsAll: boolean,
): Promise<Frames> {
  const context = await browser.newContext({ ...phone, ...options, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await mockItems(page, garments);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await page.addInitScript(observeFrames);
    if (drawsAll) await page.addInitScript(drawAll);
    await page.goto('/aura');
    await cardsAre(page, wardrobeCopy.gridLabel, 'all', garments);
    await drawn(page);
    const opening = await page.evaluate(() => Math.max(0, ...globalThis.longFrames));
    const elements = await page.locator('*').count();
    const scrolling = await longestFrame(page, () => scrollThrough(page, phone.viewport.height));
    await page.mouse.wheel(0, -screens * phone.viewport.height);
    const search = page.locator('input[type=search]');
    const searching = await longestFrame(page, async () => {
      await search.pressSequentially('coat', { delay: 100 });
      await cardsAre(page, wardrobeCopy.gridLabel, 'fewer', garments);
      await search.fill('');
      await cardsAre(page, wardrobeCopy.gridLabel, 'all', garments);
    });
    return { opening, scrolling, searching, elements };
  } finally {
    await context.close();
  }
}

async function visitOutfits(browser: Browser, options: BrowserContextOptions): Promise<Frames> {
  const context = await browser.newContext({ ...phone, ...options, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await mockOutfits(page);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await page.addInitScript(observeFrames);
    await page.goto('/aura?tab=outfits&sort=name');
    await cardsAre(page, outfitsCopy.listLabel, 'all', outfits);
    await drawn(page);
    const opening = await page.evaluate(() => Math.max(0, ...globalThis.longFrames));
    const elements = await page.locator('*').count();
    const scrolling = await longestFrame(page, () => scrollThrough(page, phone.viewport.height));
    return { opening, scrolling, searching: Number.NaN, elements };
  } finally {
    await context.close();
  }
}

/** Measures the longest frame while a phone opens, scrolls and searches a large wardrobe. */
export async function measureWardrobe(): Promise<BenchmarkResult> {
  const { executablePath, args, env } = findBrowser();
  const product = await Product.start();
  const browser = await chromium.launch({ executablePath, args, env });
  try {
    const signedIn = await browser.newContext({ baseURL: product.address });
    await signIn(await signedIn.newPage(), account, '/settings');
    const storageState = await signedIn.storageState({ indexedDB: true });
    await signedIn.close();
    const options = { baseURL: product.address, storageState };
    const kinds = {
      [`${garments} garments`]: () => visitWardrobe(browser, options, false),
      [`${garments} garments, all drawn`]: () => visitWardrobe(browser, options, true),
      [`${outfits} outfits`]: () => visitOutfits(browser, options),
    };
    const runs = new Map(Object.keys(kinds).map((name) => [name, [] as Frames[]]));
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, visit] of Object.entries(kinds)) runs.get(name)?.push(await visit());
    }
    const middle = (name: string, key: keyof Frames) =>
      quantile(
        (runs.get(name) ?? []).map((run) => run[key]),
        0.5,
      );
    const text = (ms: number) => {
      if (Number.isNaN(ms)) return '';
      return ms === 0 ? `< ${maxFrameMs} ms` : `${ms.toFixed(0)} ms`;
    };
    const [usual = ''] = Object.keys(kinds);
    const longest = Math.max(...(['scrolling', 'searching'] as const).map((step) => middle(usual, step)));
    return {
      title: `The longest frame of a large wardrobe on a phone with a CPU slowed down ${cpuSlowdown}x`,
      head: ['', 'opening', 'scrolling', 'searching', 'elements'],
      rows: Object.keys(kinds).map((name) => [
        name,
        text(middle(name, 'opening')),
        text(middle(name, 'scrolling')),
        text(middle(name, 'searching')),
        middle(name, 'elements').toLocaleString('en'),
      ]),
      budget: {
        isMet: longest <= maxFrameMs,
        text: `no frame of scrolling and searching ${garments} garments is longer than ${maxFrameMs} ms`,
      },
    };
  } finally {
    await browser.close();
    await product.dispose();
  }
}
