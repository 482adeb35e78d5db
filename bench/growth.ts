import { startFeedServer } from './feed-server.ts';
import { inTurns, timed } from './measure.ts';
import type { BenchmarkResult } from './report.ts';

const sizes = [1_000, 100_000, 1_000_000] as const;
const rounds = 200;
/** Maximum ratio of the time with the largest feed to that with the smallest. */
const maxRatio = 1.5;

const pages = {
  'first page': () => 'limit=10&offset=0',
  'middle page, by cursor': (posts: number) => `limit=10&offset=10&after=p_${posts / 2}`,
};

/** Measures a page of the feed with 1,000, 100,000 and 1,000,000 posts. */
export async function measureGrowth(): Promise<BenchmarkResult> {
  const servers = new Map<number, Awaited<ReturnType<typeof startFeedServer>>>();
  try {
    for (const size of sizes) {
      const ms = await timed(async () => servers.set(size, await startFeedServer(size)));
      process.stderr.write(`${size.toLocaleString('en')} posts created in ${(ms / 1000).toFixed(0)} s\n`);
    }
    const rows: string[][] = [];
    let worst = 0;
    for (const [page, queryOf] of Object.entries(pages)) {
      const works = [...servers].map(([size, server]) => [size, () => server.get(queryOf(size))]);
      const medians = await inTurns<string>(Object.fromEntries(works), rounds);
      const times = sizes.map((size) => medians[size] ?? Number.NaN);
      const ratio = (times.at(-1) ?? Number.NaN) / (times[0] ?? Number.NaN);
      worst = Math.max(worst, ratio);
      rows.push([page, ...times.map((time) => `${time.toFixed(2)} ms`), ratio.toFixed(2)]);
    }
    return {
      title: 'A page of the feed (10 posts) by number of posts',
      head: ['page', ...sizes.map((size) => size.toLocaleString('en')), 'largest / smallest'],
      rows,
      budget: { isMet: worst <= maxRatio, text: `largest / smallest is at most ${maxRatio}x` },
    };
  } finally {
    for (const server of servers.values()) await server.close();
  }
}
