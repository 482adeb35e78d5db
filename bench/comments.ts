import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type CDPSession, chromium, type Page } from 'playwright';
import { build } from 'vite';
import { findBrowser } from '../scripts/lib/browser.mjs';
import { inRoot } from '../scripts/lib/paths.mjs';
import { quantile } from './measure.ts';
import type { Part } from './report.ts';

const counts = [10, 100, 500] as const;
const rounds = 9;
const keys = 20;
/** How much more one key may cost with the most comments than with the fewest. */
const mostGrowth = 2;
const outDir = inRoot('node_modules', '.cache', 'bench-comments');

/** What the page's thread did, in milliseconds. */
interface Work {
  readonly script: number;
  readonly layout: number;
}

async function buildPage(): Promise<void> {
  // In development React's checks would be measured.
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
  // The products that later parts start must not take it over.
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

/** What comments cost the page's thread when they open and with every key that is typed under them. */
export async function measureComments(): Promise<Part> {
  await buildPage();
  const { executablePath, args, env } = findBrowser();
  const browser = await chromium.launch({ executablePath, args, env });
  try {
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
  } finally {
    await browser.close();
    await rm(outDir, { recursive: true, force: true });
  }
}

function report(results: ReadonlyMap<number, readonly [Work, Work][]>): Part {
  const row = (title: string, read: (result: [Work, Work]) => number) => {
    const values = counts.map((count) => quantile((results.get(count) ?? []).map(read), 0.5));
    return { title, values, growth: (values.at(-1) ?? 0) / (values.at(0) ?? 1) };
  };
  const key = row('one key: script', ([, typing]) => typing.script / keys);
  const rows = [
    row('opening: script', ([opening]) => opening.script),
    row('opening: style and layout', ([opening]) => opening.layout),
    key,
    row('one key: style and layout', ([, typing]) => typing.layout / keys),
  ];
  return {
    title: 'The comments of a post in a browser, by their number',
    head: ["work of the page's thread", ...counts.map(String), 'most / fewest'],
    rows: rows.map(({ title, values, growth }) => [
      title,
      ...values.map((value) => `${value.toFixed(2)} ms`),
      growth.toFixed(2),
    ]),
    verdict: {
      passed: key.growth <= mostGrowth,
      text: `the script of one key grows at most ${mostGrowth} times`,
    },
  };
}
