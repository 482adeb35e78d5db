import { outfitsCopy } from '@aura/domain/copy/outfits';
import { todayCopy } from '@aura/domain/copy/today';
import { outfitsMaxCount, outfitsPageSize } from '@aura/domain/limits/outfits';
import type { Browser, Page } from 'playwright';
import { signIn } from '../tests/e2e/support/session.ts';
import { demoAccount } from './demo-account.ts';
import { observe } from './first-visit.ts';
import type { BenchmarkResult } from './report.ts';
import { mockItems, screenPx, scrollScreens } from './scrolling.ts';
import { withProduct } from './with-browser.ts';

const garments = 2000;
const screens = 15;
/** Longest task of the main thread that is not felt as a pause, in milliseconds. */
const maxTaskMs = 200;
/** Long tasks are reported after they end. */
const reportMs = 300;

interface Phase {
  readonly name: string;
  /** Until the content is there, in milliseconds. */
  readonly ms: number;
  readonly longTasks: number;
  readonly longestTask: number;
}

/** Responds with `garments` garments and the most outfits that a person can have, repeated from the demo's. */
async function mockWardrobe(page: Page): Promise<void> {
  await mockItems(page, garments);
  await page.route(/\/getOutfits/, async (route) => {
    const url = new URL(route.request().url());
    const start = Number(url.searchParams.get('after')?.split('_')[1] ?? 0);
    url.searchParams.delete('after');
    const answer = await route.fetch({ url: url.href });
    const { outfits, ...rest }: { outfits: object[] } = await answer.json();
    const end = Math.min(start + outfitsPageSize, outfitsMaxCount);
    const repeated = Array.from({ length: end - start }, (_, index) => ({
      ...outfits[(start + index) % outfits.length],
      id: `outfit-${start + index}`,
      name: `Outfit ${start + index}`,
    }));
    const next = end < outfitsMaxCount ? `1_${end}` : null;
    const json = { ...rest, outfits: repeated, total: outfitsMaxCount, next };
    await route.fulfill({ response: answer, json });
  });
}

/** Runs a step and measures how long it takes and its long tasks. */
async function measurePhase(page: Page, name: string, step: () => Promise<unknown>): Promise<Phase> {
  const start = performance.now();
  const from = await page.evaluate(() => performance.timeOrigin + performance.now());
  await step();
  const ms = performance.now() - start;
  await page.waitForTimeout(reportMs);
  const tasks = await page.evaluate(
    (since) =>
      globalThis.performanceEntries
        .filter(({ entryType }) => entryType === 'longtask')
        .filter(({ startTime }) => performance.timeOrigin + startTime >= since)
        .map(({ duration }) => duration),
    from,
  );
  return { name, ms, longTasks: tasks.length, longestTask: Math.max(0, ...tasks) };
}

async function measurePhases(browser: Browser, address: string): Promise<Phase[]> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: screenPx },
    baseURL: address,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  try {
    await page.addInitScript(observe);
    await mockWardrobe(page);
    await signIn(page, demoAccount);
    const cards = page.getByRole('list', { name: outfitsCopy.listLabel, exact: true }).getByRole('article');
    const open = async () => {
      await page.goto('/aura?tab=outfits');
      await cards.first().waitFor();
      await page.getByRole('list', { name: todayCopy.listLabel }).getByRole('article').nth(2).waitFor();
    };
    const scroll = async () => {
      await page.mouse.move(700, 500);
      await scrollScreens(page, screens);
    };
    const sort = async () => {
      await page.getByRole('combobox', { name: outfitsCopy.sortLabel }).selectOption('name');
      await cards.nth(outfitsMaxCount - 1).waitFor({ state: 'attached' });
    };
    return [
      await measurePhase(page, 'opening the tab', open),
      await measurePhase(page, `scrolling ${screens} screens`, scroll),
      await measurePhase(page, `sorting by name, which loads all ${outfitsMaxCount}`, sort),
    ];
  } finally {
    await context.close();
  }
}

/** Measures the tab of outfits with the most outfits and many garments. */
export function measureOutfits(): Promise<BenchmarkResult> {
  return withProduct(async (browser, address) => {
    const phases = await measurePhases(browser, address);
    const longest = Math.max(...phases.map(({ longestTask }) => longestTask));
    return {
      title: `Outfits in the browser: ${outfitsMaxCount} of ${garments.toLocaleString('en')} garments`,
      head: ['', 'time', 'tasks above 50 ms', 'longest task'],
      rows: phases.map(({ name, ms, longTasks, longestTask }) => [
        name,
        `${(ms / 1000).toFixed(2)} s`,
        String(longTasks),
        `${longestTask.toFixed(0)} ms`,
      ]),
      budget: { isMet: longest <= maxTaskMs, text: `no task longer than ${maxTaskMs} ms` },
    };
  });
}
