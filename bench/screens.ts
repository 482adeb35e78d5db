import type { Browser, BrowserContextOptions } from 'playwright';
import { signedInOptions } from './feed-visit.ts';
import { cpuSlowdown, phone, slowPage } from './first-visit.ts';
import { median } from './measure.ts';
import type { BenchmarkResult } from './report.ts';
import { withProduct } from './with-browser.ts';

const rounds = 3;
/** The largest paint is the last one before this time without another. */
const quietMs = 3000;
const maxRequests = 16;
const screens = { feed: '/home', wardrobe: '/aura', profile: '/profile' };

interface Visit {
  /** Milliseconds since the navigation. */
  readonly largestPaint: number;
  /** Requests that began before it, with the page's own. */
  readonly requests: number;
  /** Compressed bytes of the scripts among them. */
  readonly scriptBytes: number;
  readonly shift: number;
}

/** Returns whether the last largest paint is a while ago. Runs in the page. */
function isQuiet(ms: number): boolean {
  const paints = globalThis.performanceEntries.filter(
    ({ entryType }) => entryType === 'largest-contentful-paint',
  );
  return performance.now() - (paints.at(-1)?.startTime ?? Number.POSITIVE_INFINITY) > ms;
}

/** Sums up the entries. Runs in the page. */
function summarize(): Visit {
  const of = (type: string) => globalThis.performanceEntries.filter(({ entryType }) => entryType === type);
  const largestPaint = of('largest-contentful-paint').at(-1)?.startTime ?? Number.NaN;
  const before = performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime < largestPaint) as PerformanceResourceTiming[];
  const scripts = before.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
  return {
    largestPaint,
    requests: before.length + 1,
    scriptBytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    shift: of('layout-shift').reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0),
  };
}

async function visitOnce(browser: Browser, options: BrowserContextOptions, path: string): Promise<Visit> {
  const context = await browser.newContext({ ...phone, ...options, serviceWorkers: 'block' });
  try {
    const page = await slowPage(context);
    await page.goto(path);
    await page.waitForFunction(isQuiet, quietMs, { polling: 250, timeout: 60_000 });
    return await page.evaluate(summarize);
  } finally {
    await context.close();
  }
}

/** Measures the pages of a signed-in user with an empty cache on a phone. */
export function measureScreens(): Promise<BenchmarkResult> {
  return withProduct(async (browser, address) => {
    const options = await signedInOptions(browser, address);
    const visits = new Map(Object.keys(screens).map((name) => [name, [] as Visit[]]));
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, path] of Object.entries(screens)) {
        const visit = await visitOnce(browser, options, path);
        visits.get(name)?.push(visit);
      }
    }
    const medianOf = (name: string, key: keyof Visit) =>
      median((visits.get(name) ?? []).map((visit) => visit[key]));
    const most = Math.max(...Object.keys(screens).map((name) => medianOf(name, 'requests')));
    return {
      title: `Cold visits of signed-in pages on slow 4G and a CPU slowed down ${cpuSlowdown}x`,
      head: ['', 'largest paint', 'requests before it', 'script before it', 'layout shift'],
      rows: Object.keys(screens).map((name) => [
        name,
        `${(medianOf(name, 'largestPaint') / 1000).toFixed(2)} s`,
        String(medianOf(name, 'requests')),
        `${(medianOf(name, 'scriptBytes') / 1024).toFixed(0)} KB`,
        medianOf(name, 'shift').toFixed(3),
      ]),
      budget: {
        isMet: most <= maxRequests,
        text: `at most ${maxRequests} requests before the largest paint`,
      },
    };
  });
}
