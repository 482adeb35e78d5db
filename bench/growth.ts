import { startFeedServer } from './feed-server.ts';
import { timed } from './measure.ts';
import type { BenchmarkResult } from './report.ts';
import { measureSizes } from './sizes.ts';

const sizes = [1_000, 100_000, 1_000_000] as const;
const rounds = 200;
/** Maximum ratio of the time with the largest feed to that with the smallest. */
const maxRatio = 1.5;

/** Measures a page of the feed with 1,000, 100,000 and 1,000,000 posts. */
export async function measureGrowth(): Promise<BenchmarkResult> {
  const servers = new Map<number, Awaited<ReturnType<typeof startFeedServer>>>();
  try {
    for (const size of sizes) {
      const ms = await timed(async () => servers.set(size, await startFeedServer(size)));
      process.stderr.write(`${size.toLocaleString('en')} posts created in ${(ms / 1000).toFixed(0)} s\n`);
    }
    const pageAt = async (posts: number, query: string) => servers.get(posts)?.get(query);
    return await measureSizes(
      {
        'first page': (posts) => pageAt(posts, 'limit=10&offset=0'),
        'middle page, by cursor': (posts) => pageAt(posts, `limit=10&offset=10&after=p_${posts / 2}`),
      },
      {
        title: 'A page of the feed (10 posts) by number of posts',
        readName: 'page',
        sizes,
        rounds,
        comparedTo: 0,
        comparison: 'largest / smallest',
        maxRatio,
      },
    );
  } finally {
    for (const server of servers.values()) await server.close();
  }
}
