import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { postEditCalls } from '@aura/api-client/contract/post-edits';
import type { CDPSession, Page } from 'playwright';
import { inRoot } from '../scripts/lib/paths.mjs';
import { sendAs } from '../tests/e2e/support/api.ts';
import { desktop, expectImage, openFeed, positionText } from '../tests/e2e/support/feed-page.ts';
import { demoAccount } from './demo-account.ts';
import type { BenchmarkResult } from './report.ts';
import { withProduct } from './with-browser.ts';

const steps = [50, 250, 500];
/** Maximum ratio of the elements after the most steps to those after the fewest. */
const maxRatio = 1.2;

const concurrent = 4;
const settledMs = 2_000;
const photoFile = inRoot('packages/demo-world/data/images/post-mariam-2.webp');

/** Shares as many posts as the steps need. */
async function sharePosts(page: Page): Promise<void> {
  const file = new Blob([new Uint8Array(await readFile(photoFile))]);
  const post = { userID: demoAccount.email, caption: 'A look', auraTags: [], itemIDs: [], file };
  let left = (steps.at(-1) ?? 0) + 1;
  const share = async () => {
    while (left-- > 0) await sendAs(page, postEditCalls.addPost, post);
  };
  await Promise.all(Array.from({ length: concurrent }, share));
}

/** What the page uses once it has loaded what the last steps show, after a garbage collection. */
async function usageOf(session: CDPSession) {
  await setTimeout(settledMs);
  // What the first collection finds of the page's own objects frees nodes for the second.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metricOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return {
    nodes: metricOf('Nodes'),
    listeners: metricOf('JSEventListeners'),
    heap: metricOf('JSHeapUsedSize'),
  };
}

/** Measures what a page uses while its user steps through the feed. */
export function measureFeedSteps(): Promise<BenchmarkResult> {
  return withProduct(
    async (browser, address) => {
      const page = await browser.newPage({
        baseURL: address,
        serviceWorkers: 'block',
        reducedMotion: 'reduce',
      });
      await openFeed(page, desktop);
      await sharePosts(page);
      await page.reload();
      await positionText(page, 1).waitFor({ state: 'attached' });
      await expectImage(page);
      const session = await page.context().newCDPSession(page);
      await session.send('Performance.enable');
      const usages: { readonly step: number; readonly usage: Awaited<ReturnType<typeof usageOf>> }[] = [];
      for (let step = 1; step <= (steps.at(-1) ?? 0); step += 1) {
        await page.keyboard.press('j');
        await positionText(page, step + 1).waitFor({ state: 'attached' });
        if (steps.includes(step)) usages.push({ step, usage: await usageOf(session) });
      }
      const [first, last] = [usages[0]?.usage.nodes, usages.at(-1)?.usage.nodes];
      const ratio = (last ?? Number.NaN) / (first ?? Number.NaN);
      return {
        title: 'What a page uses while its user steps through the feed',
        head: ['steps', 'DOM nodes', 'event listeners', 'JavaScript heap'],
        rows: usages.map(({ step, usage: { nodes, listeners, heap } }) => [
          String(step),
          String(nodes),
          String(listeners),
          `${(heap / 1_048_576).toFixed(1)} MB`,
        ]),
        budget: {
          text: `${ratio.toFixed(2)}x the DOM nodes of ${steps[0]} steps (at most ${maxRatio}x)`,
          isMet: ratio <= maxRatio,
        },
      };
    },
    { RATE_LIMIT_FACTOR: '0' },
  );
}
