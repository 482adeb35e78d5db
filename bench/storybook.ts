import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Browser } from 'playwright';
import { preview } from 'vite';
import { ROOT } from '../scripts/lib/paths.mjs';
import { findFreePort } from '../scripts/lib/ports.mjs';
import { median, timed } from './measure.ts';
import type { BenchmarkResult } from './report.ts';
import { withBrowser } from './with-browser.ts';

const rounds = 5;

/** Maximum median time until the first page is readable, in milliseconds. */
const maxMedianMs = 3000;

/** Measures the time until the first page's heading is shown, with an empty cache, in milliseconds. */
async function openOnce(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    return await timed(async () => {
      await page.goto(address, { waitUntil: 'commit' });
      await page
        .frameLocator('#storybook-preview-iframe')
        .getByRole('heading', { level: 1, name: 'Aura, part by part' })
        .waitFor();
    });
  } finally {
    await context.close();
  }
}

/** Builds the Storybook and measures its first visit. */
export async function measureStorybook(): Promise<BenchmarkResult> {
  await promisify(execFile)('npm', ['run', 'build-storybook'], { cwd: ROOT, maxBuffer: 2 ** 26 });
  const port = await findFreePort();
  const server = await preview({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    build: { outDir: 'storybook-static' },
    preview: { port, strictPort: true },
  });
  try {
    return await withBrowser(async (browser) => {
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        times.push(await openOnce(browser, `http://localhost:${port}/`));
      }
      const medianMs = median(times);
      const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
      return {
        title: 'First page of the built Storybook, empty cache',
        head: ['', 'time'],
        rows: [
          ['median', seconds(medianMs)],
          ['maximum', seconds(Math.max(...times))],
        ],
        budget: { isMet: medianMs <= maxMedianMs, text: `median at most ${seconds(maxMedianMs)}` },
      };
    });
  } finally {
    await server.close();
  }
}
