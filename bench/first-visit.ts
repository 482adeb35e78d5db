import { landingCopy } from '@aura/domain/copy/landing';
import type { Browser, BrowserContext, Page } from 'playwright';
import { median } from './measure.ts';
import type { BenchmarkResult } from './report.ts';
import { withProduct } from './with-browser.ts';

const rounds = 5;

/** Timeout for the largest contentful paint, in milliseconds. */
const paintTimeoutMs = 60_000;

/** A mid-range phone on slow 4G, as defined by Lighthouse. */
export const cpuSlowdown = 4;
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

export const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
const desktop = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 };
const visitors = [
  { name: 'phone', ...phone, reducedMotion: 'no-preference' as const },
  { name: 'phone, reduced motion', ...phone, reducedMotion: 'reduce' as const },
  { name: 'desktop', ...desktop, reducedMotion: 'no-preference' as const },
];
type Visitor = (typeof visitors)[number];

/** Milliseconds since the navigation; `shift` has no unit and `bytes` is a size. */
interface Visit {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** Total blocking time: the part of each long task above 50 ms. */
  readonly blocked: number;
  readonly shift: number;
  readonly bytes: number;
}

declare global {
  /** All entries of the page's performance observers. */
  var performanceEntries: PerformanceEntry[];
}

/** Registers the observers. Runs in the page before the page's scripts. */
export function observe(): void {
  globalThis.performanceEntries = [];
  const observer = new PerformanceObserver((list) =>
    globalThis.performanceEntries.push(...list.getEntries()),
  );
  for (const type of ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask']) {
    observer.observe({ type, buffered: true });
  }
}

/** Returns whether the banner has been painted. Runs in the page. */
const isBannerPainted = () =>
  globalThis.performanceEntries.some((entry) => 'url' in entry && String(entry.url).includes('landing-2'));

/** Sums up the entries. Runs in the page. */
function summarize(): Visit {
  const of = (type: string) => globalThis.performanceEntries.filter(({ entryType }) => entryType === type);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const firstPaint =
    of('paint').find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN;
  const tasks = of('longtask').filter(({ startTime }) => startTime >= firstPaint);
  const files = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
  return {
    firstPaint,
    largestPaint: of('largest-contentful-paint').at(-1)?.startTime ?? Number.NaN,
    blocked: sum(tasks.map(({ duration }) => duration - 50)),
    shift: sum(of('layout-shift').map((entry) => ('value' in entry ? Number(entry.value) : 0))),
    bytes: sum(files.map((entry) => ('transferSize' in entry ? Number(entry.transferSize) : 0))),
  };
}

/** Opens a page on slow 4G and a slowed down CPU, which observes its paints. */
export async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.addInitScript(observe);
  return page;
}

async function visitOnce(browser: Browser, address: string, visitor: Visitor): Promise<Visit> {
  const context = await browser.newContext(visitor);
  try {
    const page = await slowPage(context);
    await page.goto(address);
    await page.getByRole('button', { name: landingCopy.signUp }).waitFor();
    await page.waitForFunction(isBannerPainted, undefined, { polling: 500, timeout: paintTimeoutMs });
    await page.evaluate(async () => {
      await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
    });
    const visit = await page.evaluate(summarize);
    if (Number.isNaN(visit.largestPaint + visit.firstPaint)) throw new Error('no paint entries in a visit');
    return visit;
  } finally {
    await context.close();
  }
}

/** Measures the first visit of `/` with an empty cache, until the reveal has ended. */
export function measureFirstVisit(): Promise<BenchmarkResult> {
  return withProduct(
    async (browser, address) => {
      const visits = new Map<string, Visit[]>(visitors.map(({ name }) => [name, []]));
      for (let round = 0; round < rounds; round += 1) {
        for (const visitor of visitors) {
          visits.get(visitor.name)?.push(await visitOnce(browser, address, visitor));
        }
      }
      const worstShift = Math.max(...[...visits.values()].flat().map(({ shift }) => shift));
      return {
        title: `First visit of / on slow 4G and a CPU slowed down ${cpuSlowdown}x`,
        head: ['', 'first paint', 'largest paint', 'blocking time', 'layout shift', 'loaded'],
        rows: [...visits].map(([name, all]) => {
          const medianOf = (key: keyof Visit) => median(all.map((visit) => visit[key]));
          return [
            name,
            `${(medianOf('firstPaint') / 1000).toFixed(2)} s`,
            `${(medianOf('largestPaint') / 1000).toFixed(2)} s`,
            `${medianOf('blocked').toFixed(0)} ms`,
            medianOf('shift').toFixed(3),
            `${(medianOf('bytes') / 1024).toFixed(0)} KB`,
          ];
        }),
        budget: { isMet: worstShift === 0, text: 'no layout shift in any visit' },
      };
    },
    { SEED_DEMO: 'off' },
  );
}
