import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Product } from '../tests/e2e/support/product.ts';
import { signIn } from '../tests/e2e/support/session.ts';
import { demoAccount } from './demo-account.ts';
import { clearCaches, type LighthouseVisit, openProfile, runLighthouse } from './lighthouse-visit.ts';
import { median } from './measure.ts';
import type { BenchmarkResult } from './report.ts';

const rounds = 3;

/** The wanted figures: at least the score, at most the others. */
const wardrobeFigures = { score: 95, largestPaint: 2500, blocked: 100, shift: 0.01, requests: 16 };
const visits: readonly Visit[] = [
  {
    name: 'landing page',
    path: '/',
    wanted: { score: 99, largestPaint: 1600, blocked: 50, shift: 0.01, requests: 6 },
  },
  {
    name: 'feed',
    path: '/home',
    wanted: { score: 97, largestPaint: 2200, blocked: 80, shift: 0.01, requests: 10 },
  },
  {
    name: 'feed, stored by the service worker',
    path: '/home',
    isStored: true,
    // Only data: the first page of the feed, the profile, and two images.
    wanted: { score: 100, largestPaint: 1000, blocked: 80, shift: 0.01, requests: 4 },
  },
  { name: 'wardrobe', path: '/aura', wanted: wardrobeFigures },
  { name: 'profile', path: '/profile', wanted: wardrobeFigures },
];

interface Visit {
  readonly name: string;
  readonly path: string;
  /** Whether the service worker has stored the app. */
  readonly isStored?: true;
  readonly wanted: LighthouseVisit;
}

type Figure = keyof LighthouseVisit;

const formats: Readonly<Record<Figure, (value: number) => string>> = {
  score: (value) => value.toFixed(0),
  largestPaint: (value) => `${(value / 1000).toFixed(2)} s`,
  blocked: (value) => `${value.toFixed(0)} ms`,
  shift: (value) => value.toFixed(3),
  requests: (value) => value.toFixed(0),
};
const figures = Object.keys(formats) as Figure[];

const isReached = (figure: Figure, value: number, wanted: number) =>
  figure === 'score' ? value >= wanted : value <= wanted;

/** Measures the visit once, in a browser of its own. */
async function visitOnce(visit: Visit, profile: string, address: string): Promise<LighthouseVisit> {
  const { context, port } = await openProfile(profile, address);
  try {
    await clearCaches(context, address, visit.path === '/');
    if (visit.isStored) {
      const page = await context.newPage();
      await page.goto(visit.path);
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await page.close();
    }
    return await runLighthouse(new URL(visit.path, address).href, port, profile);
  } finally {
    await context.close();
  }
}

/** Measures pages as Lighthouse does on a phone: the landing page signed out, the others with a persisted session. */
export async function measureLighthouse(): Promise<BenchmarkResult> {
  const folder = await mkdtemp(join(tmpdir(), 'aura-lighthouse-'));
  const product = await Product.start({ AVIF: 'on' });
  try {
    const signedIn = join(folder, 'signed-in');
    const { context } = await openProfile(signedIn, product.address);
    await signIn(await context.newPage(), demoAccount, '/settings');
    await context.close();
    const measured = new Map(visits.map((visit) => [visit, [] as LighthouseVisit[]]));
    for (let round = 0; round < rounds; round += 1) {
      for (const [visit, results] of measured) {
        const profile = visit.path === '/' ? join(folder, 'signed-out') : signedIn;
        results.push(await visitOnce(visit, profile, product.address));
      }
    }
    const cells = [...measured].map(([{ name, wanted }, results]) => ({
      name,
      figures: figures.map((figure) => {
        const value = median(results.map((result) => result[figure]));
        const limit = `${figure === 'score' ? 'at least' : 'at most'} ${formats[figure](wanted[figure])}`;
        return {
          text: `${formats[figure](value)} (${limit})`,
          isReached: isReached(figure, value, wanted[figure]),
        };
      }),
    }));
    return {
      title: 'Lighthouse on a phone',
      head: [
        '',
        'score',
        'largest paint',
        'blocking time',
        'layout shift',
        'requests before the largest paint',
      ],
      rows: cells.map((row) => [row.name, ...row.figures.map(({ text }) => text)]),
      budget: {
        isMet: cells.every((row) => row.figures.every((figure) => figure.isReached)),
        text: 'every figure as in its brackets',
      },
    };
  } finally {
    await product.dispose();
    await rm(folder, { recursive: true, force: true });
  }
}
