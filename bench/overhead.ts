import { bareApp } from '../packages/server/src/testing/bare-route.ts';
import { startFeedServer } from './feed-server.ts';
import { cpuPerRun, measureAlternately } from './measure.ts';
import type { BenchmarkResult } from './report.ts';

const posts = 10_000;
const rounds = 400;
const firstPage = 'limit=10&offset=0';

/** Compares the server's feed request with a plain route that sends the same JSON; both without a socket. */
export async function measureOverhead(): Promise<BenchmarkResult> {
  const feed = await startFeedServer(posts);
  try {
    const text = await feed.get(firstPage);
    const bare = bareApp(JSON.parse(text));
    const works = {
      bare: async () => (await bare.request('/')).text(),
      server: () => feed.get(firstPage),
    };
    const medians = await measureAlternately(works, rounds);
    const row = async (name: string, key: keyof typeof works) => {
      const cpu = await cpuPerRun(works[key], rounds);
      return [name, `${medians[key].toFixed(2)} ms`, `${cpu.toFixed(2)} ms`];
    };
    return {
      title: `The feed request and a bare Hono route with the same ${text.length} bytes`,
      head: ['', 'median', 'processor time'],
      rows: [await row('bare route', 'bare'), await row('server: authentication, rules, database', 'server')],
      budget: null,
    };
  } finally {
    await feed.close();
  }
}
