import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type BrowserContext, chromium } from 'playwright';
import { findBrowser } from '../scripts/lib/browser.mjs';
import { ROOT } from '../scripts/lib/paths.mjs';
import { findFreePort } from '../scripts/lib/ports.mjs';

/** The last major version that runs on Node 20. */
const lighthouse = 'lighthouse@12.8.2';

/** What Lighthouse measures of one visit. */
export interface LighthouseVisit {
  /** 0 to 100. */
  readonly score: number;
  /** Milliseconds. */
  readonly largestPaint: number;
  readonly blocked: number;
  readonly shift: number;
  /** Requests that began before the largest paint, the page's own included; without those that a service worker answers. */
  readonly requests: number;
}

interface NetworkRequest {
  readonly url: string;
  readonly networkRequestTime: number;
  readonly transferSize: number;
}

interface Report {
  readonly runtimeError?: { readonly message: string };
  readonly categories: { readonly performance: { readonly score: number | null } };
  readonly audits: Readonly<
    Record<
      string,
      { readonly numericValue?: number; readonly details?: { readonly items: readonly object[] } }
    >
  >;
}

function readVisit({ runtimeError, categories, audits }: Report): LighthouseVisit {
  if (runtimeError) throw new Error(runtimeError.message);
  const numberOf = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const [metrics] = (audits.metrics?.details?.items ?? []) as { observedLargestContentfulPaint: number }[];
  const requests = (audits['network-requests']?.details?.items ?? []) as NetworkRequest[];
  const isBefore = ({ url, networkRequestTime, transferSize }: NetworkRequest) =>
    /^https?:/.test(url) &&
    transferSize > 0 &&
    networkRequestTime < (metrics?.observedLargestContentfulPaint ?? Number.NaN);
  return {
    score: Math.round((categories.performance.score ?? Number.NaN) * 100),
    largestPaint: numberOf('largest-contentful-paint'),
    blocked: numberOf('total-blocking-time'),
    shift: numberOf('cumulative-layout-shift'),
    requests: requests.filter(isBefore).length,
  };
}

/** A browser with a profile, which Lighthouse can use by its port. */
export async function openProfile(folder: string, baseURL: string) {
  const { executablePath, args, env } = findBrowser();
  const port = await findFreePort();
  const context = await chromium.launchPersistentContext(folder, {
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
    env,
    baseURL,
  });
  return { context, port };
}

/** Deletes what a browser has cached; with `everything`, also what the site has stored. */
export async function clearCaches(
  context: BrowserContext,
  origin: string,
  everything: boolean,
): Promise<void> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  const storageTypes = everything ? 'all' : 'service_workers,cache_storage';
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes });
  await page.close();
}

/**
 * Runs Lighthouse with its phone preset in a browser, with what that has stored and cached. It is fetched on demand: as a
 * development dependency, its 185 MB in 150 packages would be installed for every test.
 * @param folder for the report
 */
export async function runLighthouse(url: string, port: number, folder: string): Promise<LighthouseVisit> {
  const file = join(folder, 'report.json');
  const options = [
    `--port=${port}`,
    '--only-categories=performance',
    '--disable-storage-reset',
    '--output=json',
    `--output-path=${file}`,
    '--quiet',
  ];
  await promisify(execFile)(
    'npm',
    ['exec', '--yes', '--package', lighthouse, '--', 'lighthouse', url, ...options],
    { cwd: ROOT, maxBuffer: 2 ** 26 },
  );
  return readVisit(JSON.parse(await readFile(file, 'utf8')));
}
