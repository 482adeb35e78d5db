import { feedCopy } from '@aura/domain/copy/feed';
import type { Browser, BrowserContextOptions } from 'playwright';
import { signIn } from '../tests/e2e/support/session.ts';
import { demoAccount } from './demo-account.ts';
import { cpuSlowdown, phone, slowPage } from './first-visit.ts';
import { median } from './measure.ts';
import type { BenchmarkResult } from './report.ts';
import { withProduct } from './with-browser.ts';

const rounds = 5;

/** The script of the page that sends its first reads before the app has loaded. */
const earlyScript =
  /<script>\(\(\)=>\{try\{(?:(?!<\/script>).)*auraEarlyReads(?:(?!<\/script>).)*<\/script>/s;

/** Milliseconds since the navigation. */
interface Visit {
  readonly feedRequested: number;
  readonly largestPaint: number;
  readonly requestsBefore: number;
}

/** Returns whether the photo of the first post has been painted. Runs in the page. */
const isPhotoPainted = () =>
  globalThis.performanceEntries.some(
    (entry) =>
      entry.entryType === 'largest-contentful-paint' && 'url' in entry && /\/post\//.test(String(entry.url)),
  );

/** Sums up the entries. Runs in the page. */
function summarize(): Visit {
  const paints = globalThis.performanceEntries.filter(
    ({ entryType }) => entryType === 'largest-contentful-paint',
  );
  const largestPaint = paints.at(-1)?.startTime ?? Number.NaN;
  const requests = performance.getEntriesByType('resource');
  const feed = requests.find(({ name }) => /\/posts\?/.test(name));
  return {
    feedRequested: feed?.startTime ?? Number.NaN,
    largestPaint,
    requestsBefore: requests.filter(({ startTime }) => startTime < largestPaint).length + 1,
  };
}

async function visitOnce(browser: Browser, options: BrowserContextOptions, isEarly: boolean): Promise<Visit> {
  const context = await browser.newContext({ ...phone, ...options, serviceWorkers: 'block' });
  try {
    const page = await slowPage(context);
    if (!isEarly) {
      await page.route('**/home', async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        if (!earlyScript.test(html)) throw new Error('The page has no script that requests the feed.');
        await route.fulfill({ response, body: html.replace(earlyScript, '') });
      });
    }
    await page.goto('/home');
    await page.getByRole('region', { name: feedCopy.carousel }).waitFor({ timeout: 60_000 });
    await page.waitForFunction(isPhotoPainted, undefined, { polling: 250, timeout: 60_000 });
    return await page.evaluate(summarize);
  } finally {
    await context.close();
  }
}

/** The options of contexts in which a user is signed in and nothing is cached. */
export async function signedInOptions(browser: Browser, baseURL: string): Promise<BrowserContextOptions> {
  const context = await browser.newContext({ baseURL });
  await signIn(await context.newPage(), demoAccount, '/settings');
  const storageState = await context.storageState({ indexedDB: true });
  await context.close();
  return { baseURL, storageState };
}

/** Measures the feed of a signed-in user with an empty cache, with and without the early request of its first page. */
export function measureFeedVisit(): Promise<BenchmarkResult> {
  return withProduct(async (browser, address) => {
    const options = await signedInOptions(browser, address);
    const kinds = { 'from the page': [] as Visit[], 'from the app': [] as Visit[] };
    await visitOnce(browser, options, true);
    for (let round = 0; round < rounds; round += 1) {
      kinds['from the page'].push(await visitOnce(browser, options, true));
      kinds['from the app'].push(await visitOnce(browser, options, false));
    }
    const medianOf = (visits: readonly Visit[], key: keyof Visit) =>
      median(visits.map((visit) => visit[key]));
    const [early, late] = Object.values(kinds).map((visits) => medianOf(visits, 'largestPaint'));
    const ratio = (early ?? Number.NaN) / (late ?? Number.NaN);
    return {
      title: `Cold visit of the signed-in feed on slow 4G and a CPU slowed down ${cpuSlowdown}x`,
      head: ['the feed is requested', 'requested after', 'largest paint', 'requests before it'],
      rows: Object.entries(kinds).map(([name, visits]) => [
        name,
        `${(medianOf(visits, 'feedRequested') / 1000).toFixed(2)} s`,
        `${(medianOf(visits, 'largestPaint') / 1000).toFixed(2)} s`,
        String(medianOf(visits, 'requestsBefore')),
      ]),
      budget: { isMet: ratio < 1, text: `the early request is faster, ratio ${ratio.toFixed(2)}` },
    };
  });
}
