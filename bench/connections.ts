import { apiRoot } from '../packages/server/src/http/handle.ts';
import { plainJpeg } from '../packages/server/src/images/testing/files.ts';
import { shareImage, signUpTestUser } from '../packages/server/src/testing/child-client.ts';
import { createChildServers, emulatorToken } from '../packages/server/src/testing/child-server.ts';
import { median, quantile } from './measure.ts';
import type { BenchmarkResult } from './report.ts';
import { reads, sendRequests } from './senders.ts';

const posts = 10;
const sizes = [1, 16, 64];
const durationMs = 8_000;
/** Maximum ratio of the slowest hundredth to the median. */
const maxRatio = 5;

/** Measures pages of the feed for many connections to a server with the embedded database, which runs one statement at a time. */
export async function measureConnections(): Promise<BenchmarkResult> {
  const servers = await createChildServers();
  try {
    const server = await servers.start(await servers.newFolder());
    await signUpTestUser(server);
    const photo = await plainJpeg(600, 800);
    for (let count = 0; count < posts; count++) await shareImage(server, photo);
    const people = (connections: number) =>
      Array.from({ length: connections }, () => ({ authorization: `Bearer ${emulatorToken('mira')}` }));
    const url = `${server.address}${apiRoot}/posts?limit=${posts}`;
    const send = (connections: number) => sendRequests({ ...reads(url, people(connections)), durationMs });
    await send(1);
    const results: { readonly ratio: number; readonly row: string[] }[] = [];
    for (const connections of sizes) {
      const { times, refused } = await send(connections);
      const [middle, slow] = [median(times), quantile(times, 0.99)];
      const perSecond = (times.length * 1000) / durationMs;
      const figures = [`${middle.toFixed(1)} ms`, `${slow.toFixed(1)} ms`, (slow / middle).toFixed(1)];
      results.push({
        ratio: slow / middle,
        row: [String(connections), perSecond.toFixed(0), ...figures, String(refused)],
      });
    }
    return {
      title: `A page of the feed (${posts} posts) by number of connections, with the embedded database`,
      head: ['connections', 'per second', 'median', '99 %', '99 % / median', 'answered 503'],
      rows: results.map(({ row }) => row),
      budget: {
        text: `99 % / median is at most ${maxRatio}x`,
        isMet: results.every(({ ratio }) => ratio <= maxRatio),
      },
    };
  } finally {
    await servers.close();
  }
}
