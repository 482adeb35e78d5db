import type { Database } from '../packages/server/src/db/database.ts';
import { createTestDatabase } from '../packages/server/src/db/testing/test-database.ts';
import { apiRoot } from '../packages/server/src/http/handle.ts';
import { startBareFeed } from '../packages/server/src/testing/bare-feed.ts';
import { createChildServers, emulatorToken } from '../packages/server/src/testing/child-server.ts';
import { testDatabaseUrl } from '../packages/server/src/testing/postgres.ts';
import { quantile } from './measure.ts';
import { type BenchmarkResult, withoutPostgres } from './report.ts';
import { fillFeed } from './rows.ts';
import type { Sender } from './send-requests.mjs';
import { reads, sendRequests, type Target } from './senders.ts';

const posts = 100_000;
const connections = 16;
const rounds = 3;
const durationMs = 6_000;
/** Minimum requests per second for a page of the feed, as a share of those of the bare route. */
const minShare = 0.6;
const likesEach = 5_000;

const emailOf = (index: number) => `person${index}@example.com`;
const people = Array.from({ length: connections }, (_, index) => ({
  authorization: `Bearer ${emulatorToken(`bench-${index}`, { email: emailOf(index), email_verified: true })}`,
}));

/** The likes of a person, each of another public post. */
function likesOf(index: number): string[] {
  const part = (name: string, value: string) =>
    `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const like = (number: number) =>
    `${part('userID', emailOf(index))}${part('postID', `p_${1 + (number % posts)}`)}--x--\r\n`;
  return Array.from({ length: likesEach }, (_, count) => like(20 * (index * 313 + count) + 9));
}

const likes = (url: string): Target => {
  const type = { 'content-type': 'multipart/form-data; boundary=x' };
  const senders = people.map((headers, index): Sender => {
    return { headers: { ...headers, ...type }, bodies: likesOf(index) };
  });
  return { method: 'POST', url, senders };
};

/** Fills a database with a feed whose items need no cut-outs, which the server would make meanwhile. */
async function fill(db: Database): Promise<void> {
  await fillFeed(db, posts);
  await db.execute(`update items set cutout_state = 'done'`);
  await db.execute('vacuum analyze');
}

/** Sends to each target in turns. Returns the times of its requests, in milliseconds. */
async function sendInTurns(targets: Readonly<Record<string, Target>>): Promise<[string, number[]][]> {
  const times = Object.keys(targets).map((name): [string, number[]] => [name, []]);
  for (let round = 0; round <= rounds; round++) {
    for (const [name, all] of times) {
      const target = targets[name];
      if (target === undefined) continue;
      const { times: sent } = await sendRequests({ ...target, durationMs });
      // The first round warms up.
      if (round > 0) all.push(...sent);
    }
  }
  return times;
}

/** Measures the requests per second of a server on PostgreSQL beside those of a bare route with the same statement. */
export async function measureThroughput(): Promise<BenchmarkResult> {
  const title = `Requests over ${connections} connections, with ${posts.toLocaleString('en')} posts on PostgreSQL`;
  const head = ['', 'per second', 'of the bare route', 'median', '99 %'];
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (!serverUrl) return withoutPostgres(title, head);
  const { db, close } = await createTestDatabase();
  const servers = await createChildServers();
  const bare = await testDatabaseUrl(serverUrl, db).then((url) => startBareFeed(url, db, 'u_0'));
  try {
    await fill(db);
    const DATABASE_URL = await testDatabaseUrl(serverUrl, db);
    const server = await servers.start(await servers.newFolder(), { DATABASE_URL });
    const api = `${server.address}${apiRoot}`;
    const results = await sendInTurns({
      'bare route with the statement of a feed page': reads(bare.address, people),
      'feed page, 10 posts': reads(`${api}/posts?limit=10`, people),
      profile: reads(`${api}/getProfileByUsername?username=person7`, people),
      like: likes(`${api}/addLike`),
    });
    const perSecond = results.map(([, times]) => (times.length * 1000) / (rounds * durationMs));
    const shareOf = (index: number) => (perSecond[index] ?? Number.NaN) / (perSecond[0] ?? Number.NaN);
    return {
      title,
      head,
      rows: results.map(([name, times], index) => [
        name,
        (perSecond[index] ?? Number.NaN).toFixed(0),
        `${(shareOf(index) * 100).toFixed(0)} %`,
        `${quantile(times, 0.5).toFixed(1)} ms`,
        `${quantile(times, 0.99).toFixed(1)} ms`,
      ]),
      budget: {
        text: `a feed page at least ${minShare * 100} % of the bare route`,
        isMet: shareOf(1) >= minShare,
      },
    };
  } finally {
    await bare.close();
    await servers.close();
    await close();
  }
}
