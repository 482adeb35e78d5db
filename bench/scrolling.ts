import { setTimeout } from 'node:timers/promises';
import { itemSelectionCopy } from '@aura/domain/copy/item-selection';
import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import type { Browser, CDPSession, Page } from 'playwright';
import { signIn } from '../tests/e2e/support/session.ts';
import { demoAccount } from './demo-account.ts';
import { median } from './measure.ts';
import type { BenchmarkResult } from './report.ts';
import { withProduct } from './with-browser.ts';

/** A number of items that fills all screens that are scrolled through. */
const few = 200;
const many = 2000;
const screens = 12;
/** Visits with each number of items, in turns. */
const rounds = 5;
/** Height of the window of scrolled pages, in pixels. */
export const screenPx = 900;
const maxRatio = 1.5;
/** Time in which what an interaction has changed is drawn, in milliseconds. */
const settledMs = 500;

/** Main-thread time, in milliseconds. */
interface Work {
  readonly scripting: number;
  readonly layout: number;
  /** Of all tasks: scripting, layout, painting and what the browser does for them. */
  readonly all: number;
}

interface Visit extends Work {
  /** From the press on Select, which changes each card, to the painted frame, in milliseconds. */
  readonly select: number;
  /** The longest time between two frames while the menu of an item opens, in milliseconds. */
  readonly menu: number;
  /** The same while a word with a typo is typed in the search field. */
  readonly search: number;
}

async function workSoFar(session: CDPSession): Promise<Work> {
  const { metrics } = await session.send('Performance.getMetrics');
  const ms = (name: string) => 1000 * (metrics.find((metric) => metric.name === name)?.value ?? 0);
  return {
    scripting: ms('ScriptDuration'),
    layout: ms('LayoutDuration') + ms('RecalcStyleDuration'),
    all: ms('TaskDuration'),
  };
}

/** Waits until the page has loaded: the main thread works for less than 10 ms of half a second. */
async function idle(session: CDPSession): Promise<void> {
  let before = Number.NEGATIVE_INFINITY;
  for (let { all } = await workSoFar(session); all - before > 10; { all } = await workSoFar(session)) {
    before = all;
    await setTimeout(500);
  }
}

function medianVisit(visits: readonly Visit[]): Visit {
  const medianOf = (part: keyof Visit) => median(visits.map((visit) => visit[part]));
  return {
    scripting: medianOf('scripting'),
    layout: medianOf('layout'),
    all: medianOf('all'),
    select: medianOf('select'),
    menu: medianOf('menu'),
    search: medianOf('search'),
  };
}

const pressSelect = (page: Page) =>
  page.getByRole('button', { name: itemSelectionCopy.select, exact: true }).evaluate(async (button) => {
    const start = performance.now();
    if (button instanceof HTMLElement) button.click();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return performance.now() - start;
  });

/** Returns the longest time between two frames while something is done, in milliseconds. */
async function longestFrame(page: Page, act: () => Promise<void>): Promise<number> {
  const longest = await page.evaluateHandle(() => {
    const state = { ms: 0, isDone: false };
    let last = performance.now();
    const onFrame = () => {
      const now = performance.now();
      state.ms = Math.max(state.ms, now - last);
      last = now;
      if (!state.isDone) requestAnimationFrame(onFrame);
    };
    requestAnimationFrame(onFrame);
    return state;
  });
  await act();
  return longest.evaluate((state) => {
    state.isDone = true;
    return state.ms;
  });
}

async function openMenu(page: Page): Promise<number> {
  // Found beforehand, since a search by roles takes as long as the page is large.
  const button = await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .elementHandle();
  const longest = await longestFrame(page, async () => {
    await button?.click();
    await setTimeout(settledMs);
  });
  await page.keyboard.press('Escape');
  await page.locator('[role=menu]').waitFor({ state: 'detached' });
  return longest;
}

async function typeSearch(page: Page): Promise<number> {
  const field = page.getByRole('searchbox', { name: wardrobeCopy.searchLabel });
  await field.focus();
  const longest = await longestFrame(page, async () => {
    await page.keyboard.type('swaeter', { delay: 100 });
    await setTimeout(settledMs);
  });
  await field.fill('');
  await setTimeout(settledMs);
  return longest;
}

/** Responds to the wardrobe's request with `count` items, repeated from the demo items. */
export async function mockItems(page: Page, count: number): Promise<void> {
  await page.route(/\/getAllUserItems/, async (route) => {
    const answer = await route.fetch();
    const { items, ...rest }: { items: { id: string }[] } = await answer.json();
    const repeated = Array.from({ length: count }, (_, index) => ({
      ...items[index % items.length],
      id: `item-${index}`,
    }));
    await route.fulfill({ response: answer, json: { ...rest, items: repeated, next: null } });
  });
}

/** Scrolls what is under the pointer by `count` windows and waits for each to be drawn. */
export async function scrollScreens(page: Page, count: number): Promise<void> {
  for (let screen = 0; screen < count; screen += 1) {
    await page.mouse.wheel(0, screenPx);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  }
}

async function scrollThrough(browser: Browser, address: string, count: number): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: screenPx },
    baseURL: address,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  try {
    await mockItems(page, count);
    await signIn(page, demoAccount);
    await page.goto('/aura');
    await page
      .getByRole('article')
      .nth(count - 1)
      .waitFor({ state: 'attached' });
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.mouse.move(700, 500);
    await idle(session);
    const before = await workSoFar(session);
    await scrollScreens(page, screens);
    const after = await workSoFar(session);
    const scrolled = {
      scripting: (after.scripting - before.scripting) / screens,
      layout: (after.layout - before.layout) / screens,
      all: (after.all - before.all) / screens,
    };
    await page.evaluate(() => window.scrollTo(0, 0));
    await idle(session);
    // Its code has loaded when it opens for the second time.
    await openMenu(page);
    const menu = await openMenu(page);
    const search = await typeSearch(page);
    return { ...scrolled, menu, search, select: await pressSelect(page) };
  } finally {
    await context.close();
  }
}

/** Measures the main-thread time of scrolling the wardrobe by one screen, with few and with many items. */
export function measureScrolling(): Promise<BenchmarkResult> {
  return withProduct(async (browser, address) => {
    const visits: Record<'small' | 'large', Visit[]> = { small: [], large: [] };
    for (let round = 0; round < rounds; round += 1) {
      visits.small.push(await scrollThrough(browser, address, few));
      visits.large.push(await scrollThrough(browser, address, many));
    }
    const [small, large] = [medianVisit(visits.small), medianVisit(visits.large)];
    const ratio = large.all / small.all;
    const row = (count: number, visit: Visit) => [
      `${count} items`,
      `${visit.scripting.toFixed(2)} ms`,
      `${visit.layout.toFixed(2)} ms`,
      `${visit.all.toFixed(1)} ms`,
      `${visit.select.toFixed(0)} ms`,
      `${visit.menu.toFixed(0)} ms`,
      `${visit.search.toFixed(0)} ms`,
    ];
    return {
      title: 'Scrolling the wardrobe by one screen, main-thread time',
      head: [
        '',
        'scripting',
        'style and layout',
        'all, with painting',
        'Select, to the frame',
        'menu, longest frame',
        'search, longest frame',
      ],
      rows: [row(few, small), row(many, large)],
      budget: {
        isMet: ratio <= maxRatio,
        text: `a screen with ${many} items costs ${ratio.toFixed(2)}x the time of ${few} items (at most ${maxRatio}x)`,
      },
    };
  });
}
