import { bareApp } from '../packages/server/src/testing/bare-route.ts';
import { startFeedServer } from './feed-server.ts';
import { cpuPerRun, inTurns } from './measure.ts';
import type { Part } from './report.ts';

const posts = 10_000;
const rounds = 400;
const firstPage = 'limit=10&offset=0';

/** The server's feed request against a bare route that answers the same JSON; both without a socket between. */
export async function measureOverhead(): Promise<Part> {
  const feed = await startFeedServer(posts);
  try {
    const text = await feed.get(firstPage);
    const bare = bareApp(JSON.parse(text));
    const works = {
      bare: async () => (await bare.request('/')).text(),
      server: () => feed.get(firstPage),
    };
    const medians = await inTurns(works, rounds);
    const row = async (name: string, key: keyof typeof works) => {
      const cpu = await cpuPerRun(works[key], rounds);
      return [name, `${medians[key].toFixed(2)} ms`, `${cpu.toFixed(2)} ms`];
    };
    return {
      title: `The feed request beside a bare Hono route that answers the same ${text.length} bytes`,
      head: ['', 'median', 'processor time of this process'],
      rows: [await row('bare route, no work', 'bare'), await row('server: token, rules, database', 'server')],
      verdict: null,
    };
  } finally {
    await feed.close();
  }
}
