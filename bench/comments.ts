import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { CDPSession, Page } from 'playwright';
import { build } from 'vite';
import { inRoot } from '../scripts/lib/paths.mjs';
import { median } from './measure.ts';
import type { BenchmarkResult } from './report.ts';
import { withBrowser } from './with-browser.ts';

const counts = [10, 100, 500] as const;
const rounds = 9;
const keys = 20;
/** Maximum ratio of the cost of a key press with the most comments to that with the fewest. */
const maxGrowth = 2;
const outDir = inRoot('node_modules', '.cache', 'bench-comments');

/** Main-thread time, in milliseconds. */
interface Work {
  readonly script: number;
  readonly layout: number;
}

async function buildPage(): Promise<void> {
  // A development build would include React's checks.
  process.env.NODE_ENV = 'production';
  await build({
    configFile: false,
    root: inRoot(),
    logLevel: 'error',
    plugins: [react(), tailwindcss()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      lib: {
        entry: inRoot('bench', 'page', 'comments.tsx'),
        formats: ['iife'],
        name: 'comments',
        fileName: () => 'page.js',
        cssFileName: 'page',
      },
    },
  });
  // Servers of later benchmarks must not inherit it.
  delete process.env.NODE_ENV;
}

async function workOf(session: CDPSession, action: () => Promise<unknown>): Promise<Work> {
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const seconds = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return {
      script: seconds('ScriptDuration') * 1000,
      layout: (seconds('LayoutDuration') + seconds('RecalcStyleDuration')) * 1000,
    };
  };
  const before = await read();
  await action();
  const after = await read();
  return { script: after.script - before.script, layout: after.layout - before.layout };
}

const everyArticle = (page: Page, count: number) =>
  page.waitForFunction((expected) => document.querySelectorAll('article').length === expected, count);

async function measureOnce(page: Page, session: CDPSession, count: number): Promise<[Work, Work]> {
  const opening = await workOf(session, async () => {
    await page.evaluate((shown) => window.showComments(shown), count);
    await everyArticle(page, count);
  });
  await page.getByRole('textbox').focus();
  const typing = await workOf(session, () => page.keyboard.type('So well cut, so well'.slice(0, keys)));
  return [opening, typing];
}

/** Measures the main-thread time of opening the comments and of each key typed below them. */
export async function measureComments(): Promise<BenchmarkResult> {
  await buildPage();
  try {
    return await withBrowser(async (browser) => {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
      await page.setContent('<!doctype html><html lang="en"><title>Comments</title></html>');
      await page.addStyleTag({ path: join(outDir, 'page.css') });
      await page.addScriptTag({ path: join(outDir, 'page.js') });
      const session = await page.context().newCDPSession(page);
      await session.send('Performance.enable', { timeDomain: 'threadTicks' });
      const results = new Map<number, [Work, Work][]>(counts.map((count) => [count, []]));
      for (let round = -1; round < rounds; round++) {
        for (const count of counts) {
          const result = await measureOnce(page, session, count);
          if (round >= 0) results.get(count)?.push(result);
        }
      }
      return report(results);
    });
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

function report(results: ReadonlyMap<number, readonly [Work, Work][]>): BenchmarkResult {
  const row = (title: string, read: (result: [Work, Work]) => number) => {
    const values = counts.map((count) => median((results.get(count) ?? []).map(read)));
    return { title, values, growth: (values.at(-1) ?? 0) / (values.at(0) ?? 1) };
  };
  const key = row('key press: script', ([, typing]) => typing.script / keys);
  const rows = [
    row('opening: script', ([opening]) => opening.script),
    row('opening: style and layout', ([opening]) => opening.layout),
    key,
    row('key press: style and layout', ([, typing]) => typing.layout / keys),
  ];
  return {
    title: 'Comments of a post in the browser, by number of comments',
    head: ['main-thread time', ...counts.map(String), 'most / fewest'],
    rows: rows.map(({ title, values, growth }) => [
      title,
      ...values.map((value) => `${value.toFixed(2)} ms`),
      growth.toFixed(2),
    ]),
    budget: {
      isMet: key.growth <= maxGrowth,
      text: `script time of a key press grows at most ${maxGrowth}x`,
    },
  };
}
