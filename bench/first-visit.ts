import { landingCopy } from '@aura/domain/copy/landing';
import { type Browser, chromium } from 'playwright';
import { findBrowser } from '../scripts/lib/browser.mjs';
import { Product } from '../tests/e2e/support/product.ts';
import { quantile } from './measure.ts';
import type { Part } from './report.ts';

const rounds = 5;

/** Longest time until the largest image is there, in milliseconds. */
const paintLimitMs = 60_000;

/** A middling phone on a slow mobile network: what Lighthouse calls slow 4G. */
const cpuSlowdown = 4;
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
const desk = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 };
const visitors = [
  { name: 'phone', ...phone, reducedMotion: 'no-preference' as const },
  { name: 'phone, reduced motion', ...phone, reducedMotion: 'reduce' as const },
  { name: 'desktop', ...desk, reducedMotion: 'no-preference' as const },
];
type Visitor = (typeof visitors)[number];

/** Milliseconds since the navigation, but for the shift, which has no unit, and the bytes. */
interface Visit {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** How long tasks kept the page from answering, above 50 ms each. */
  readonly blocked: number;
  readonly shift: number;
  readonly bytes: number;
}

declare global {
  /** What the observers of a measured page were told, from its beginning. */
  var seenEntries: PerformanceEntry[];
}

/** Runs in the page before anything of its own. */
function observe(): void {
  globalThis.seenEntries = [];
  const observer = new PerformanceObserver((list) => globalThis.seenEntries.push(...list.getEntries()));
  for (const type of ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask']) {
    observer.observe({ type, buffered: true });
  }
}

/** Runs in the page: whether its largest image has been painted. */
const bannerPainted = () =>
  globalThis.seenEntries.some((entry) => 'url' in entry && String(entry.url).includes('landing-2'));

/** Runs in the page: adds up what was seen. */
function addUp(): Visit {
  const of = (type: string) => globalThis.seenEntries.filter(({ entryType }) => entryType === type);
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

async function visitOnce(browser: Browser, address: string, visitor: Visitor): Promise<Visit> {
  const context = await browser.newContext(visitor);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await page.addInitScript(observe);
    await page.goto(address);
    await page.getByRole('button', { name: landingCopy.signUp }).waitFor();
    await page.waitForFunction(bannerPainted, undefined, { polling: 500, timeout: paintLimitMs });
    await page.evaluate(async () => {
      await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
    });
    const visit = await page.evaluate(addUp);
    if (Number.isNaN(visit.largestPaint + visit.firstPaint)) throw new Error('A visit saw nothing painted.');
    return visit;
  } finally {
    await context.close();
  }
}

/** What somebody who comes to `/` for the first time waits for, with an empty cache, until the reveal is over. */
export async function measureFirstVisit(): Promise<Part> {
  const { executablePath, args, env } = findBrowser();
  const product = await Product.start({ SEED_DEMO: 'off' });
  const browser = await chromium.launch({ executablePath, args, env });
  try {
    const visits = new Map<string, Visit[]>(visitors.map(({ name }) => [name, []]));
    for (let round = 0; round < rounds; round += 1) {
      for (const visitor of visitors) {
        visits.get(visitor.name)?.push(await visitOnce(browser, product.address, visitor));
      }
    }
    const worstShift = Math.max(...[...visits.values()].flat().map(({ shift }) => shift));
    return {
      title: `First visit of / on slow 4G with a processor slowed ${cpuSlowdown} times`,
      head: ['', 'first paint', 'largest paint', 'blocked', 'shift', 'loaded'],
      rows: [...visits].map(([name, all]) => {
        const middle = (key: keyof Visit) =>
          quantile(
            all.map((visit) => visit[key]),
            0.5,
          );
        return [
          name,
          `${(middle('firstPaint') / 1000).toFixed(2)} s`,
          `${(middle('largestPaint') / 1000).toFixed(2)} s`,
          `${middle('blocked').toFixed(0)} ms`,
          middle('shift').toFixed(3),
          `${(middle('bytes') / 1024).toFixed(0)} KB`,
        ];
      }),
      verdict: { passed: worstShift === 0, text: 'nothing shifts in any visit' },
    };
  } finally {
    await browser.close();
    await product.dispose();
  }
}
