import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Database } from '../packages/server/src/db/database.ts';
import { createTestDatabase } from '../packages/server/src/db/testing/test-database.ts';
import { apiRoot } from '../packages/server/src/http/handle.ts';
import { createChildServers, emulatorToken } from '../packages/server/src/testing/child-server.ts';
import { testDatabaseUrl } from '../packages/server/src/testing/postgres.ts';
import { inRoot } from '../scripts/lib/paths.mjs';
import { type BenchmarkResult, withoutPostgres } from './report.ts';
import { fillFeed } from './rows.ts';

const posts = 100_000;
/** Of the kernel's clock for processor time. */
const ticksPerSecond = 100;
const photoFile = inRoot('packages/demo-world/data/images/post-mariam-2.webp');

/** Processor time of a process, in milliseconds: user and system. Null when it has ended. */
async function cpuMs(pid: number): Promise<number | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (stat === null) return null;
  // After the name in brackets, which may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 1000) / ticksPerSecond;
}

/**
 * Starts to measure the processor time of processes.
 * @returns a function that returns what they have used since, in milliseconds, without idle connections that were closed
 */
async function startCpuTimes(pids: readonly number[]): Promise<() => Promise<number>> {
  const before = await Promise.all(pids.map(cpuMs));
  return async () => {
    const after = await Promise.all(pids.map(cpuMs));
    return after.reduce<number>((sum, ms, index) => sum + (ms === null ? 0 : ms - (before[index] ?? 0)), 0);
  };
}

/** The processes of PostgreSQL that run statements of this database, without that of the caller. */
async function backendsOf(db: Database): Promise<number[]> {
  const { rows } = await db.execute<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  return rows.map(({ pid }) => pid);
}

/** Rows beside the posts, so that pages and counts cost what they cost in use. */
async function fillReactions(db: Database): Promise<void> {
  await db.execute(`insert into comments (id, post_id, author_id, text)
    select 'c_' || n, 'p_' || (1 + n % ${posts}), 'u_' || n % 997, 'Where is the coat from? It looks warm.'
    from generate_series(1, 100000) as n`);
  await db.execute(`insert into post_likes (post_id, user_id)
    select 'p_' || (1 + n % ${posts}), 'u_' || n % 997 from generate_series(1, 100000) as n`);
  await db.execute(`insert into follows (follower_id, followed_id)
    select 'u_0', 'u_' || n from generate_series(1, 200) as n`);
  // The server would cut the photos of its items out meanwhile.
  await db.execute(`update items set cutout_state = 'done'`);
  await db.execute(`create table following_feed (user_id text, created_at timestamptz, post_id text,
    primary key (user_id, created_at, post_id))`);
  await db.execute(`vacuum analyze`);
}

/** Size of a table with its indexes, in bytes per row. */
async function bytesPerRow(db: Database, table: string): Promise<number> {
  const { rows } = await db.execute<{ bytes: number }>(
    `select (pg_total_relation_size('${table}') / (select count(*) from ${table}))::integer as bytes`,
  );
  return rows[0]?.bytes ?? Number.NaN;
}

const statementRuns = 15;

/** Execution time that PostgreSQL reports, in milliseconds; the median of several runs. */
async function statementMs(db: Database, statement: string): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < statementRuns; run++) {
    const { rows } = await db.execute<Record<string, string>>(`explain analyze ${statement}`);
    const line = rows.map((row) => Object.values(row)[0] ?? '').find((text) => text.startsWith('Execution'));
    times.push(Number(line?.split(' ').at(-2)));
  }
  return times.sort((a, b) => a - b)[Math.floor(statementRuns / 2)] ?? Number.NaN;
}

async function feedRows(db: Database): Promise<string[][]> {
  const read = `select p.id from follows f cross join lateral (
      select id, created_at from posts where owner_id = f.followed_id order by created_at desc, id desc limit 10
    ) p where f.follower_id = 'u_0' order by p.created_at desc, p.id desc limit 10`;
  const inserted = 10_000;
  const write = `insert into following_feed
    select 'u_' || n, now(), 'p_' || gen_random_uuid() from generate_series(1, ${inserted}) as n`;
  const fromTable = `select post_id from following_feed where user_id = 'u_1' order by created_at desc limit 10`;
  const row = (name: string, ms: number) => [name, '', `${ms.toFixed(4)} ms`];
  return [
    row('a Following page, merged from 200 followed people', await statementMs(db, read)),
    row('a row of a Following feed, written', (await statementMs(db, write)) / inserted),
    row('a Following page, from such rows', await statementMs(db, fromTable)),
  ];
}

/** Measures the processor time of requests in the server and in PostgreSQL, and the size of rows. */
export async function measureRequests(): Promise<BenchmarkResult> {
  const title = `Processor time of a request, with ${posts.toLocaleString('en')} posts on PostgreSQL`;
  const head = ['', 'server', 'PostgreSQL'];
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (!serverUrl) return withoutPostgres(title, head);
  const { db, close } = await createTestDatabase();
  const servers = await createChildServers();
  try {
    await fillFeed(db, posts);
    await fillReactions(db);
    const server = await servers.start(await servers.newFolder(), {
      DATABASE_URL: await testDatabaseUrl(serverUrl, db),
    });
    const email = 'person0@example.com';
    const headers = { authorization: `Bearer ${emulatorToken('bench-0', { email })}` };
    const photo = await sharp(await readFile(photoFile))
      .resize(900, 1200, { fit: 'cover' })
      .jpeg({ quality: 85 })
      .toBuffer();
    async function send(path: string, body?: FormData | URLSearchParams): Promise<Response> {
      const answer = await fetch(`${server.address}${apiRoot}${path}`, {
        headers,
        ...(body ? { method: 'POST', body } : {}),
      });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return answer;
    }
    const load = async (path: string) => (await send(path)).arrayBuffer();
    async function share(): Promise<string> {
      const body = new FormData();
      const fields = { userID: email, caption: 'A look', auraTags: '[]', itemIDs: '[]' };
      for (const [name, value] of Object.entries(fields)) body.set(name, value);
      body.set('file', new Blob([new Uint8Array(photo)]), 'photo.jpg');
      return (await (await send('/addPost', body)).json()).post.id;
    }
    const own = await share();
    const shared: string[] = [];
    const widths = [160, 320, 640, 960, 1200];
    const form = (fields: Record<string, string>) => new URLSearchParams(fields);
    const like = (run: number) => form({ userID: email, postID: `p_${(run + 1) * 20}` });
    const comment = (run: number) => ({ Email: email, userName: 'Person', postID: `p_${(run + 1) * 20}` });
    const multipart = (fields: URLSearchParams) => {
      const body = new FormData();
      for (const [name, value] of fields) body.set(name, value);
      return body;
    };
    const works: [string, number, (run: number) => Promise<unknown>][] = [
      ['feed page, 10 posts', 400, () => load('/posts?limit=10')],
      ['post with comments', 400, (run) => load(`/post/p_${(run + 1) * 20}`)],
      ['search, 10 posts', 200, () => load('/posts?limit=10&search_term=quiet')],
      ['image, 320 pixels wide', 800, () => load(`/post/${own}/image?w=320`)],
      ['like', 400, async (run) => (await send('/addLike', multipart(like(run)))).text()],
      [
        'comment',
        400,
        async (run) =>
          (await send('/addComment', form({ ...comment(run), comment: 'Where is the coat from?' }))).text(),
      ],
      ['post with a photo', 40, async () => shared.push(await share())],
      [
        'image, first request of a width',
        40,
        (run) => load(`/post/${shared[run % 40]}/image?w=${run < 40 ? 640 : 160}`),
      ],
    ];
    const rows: string[][] = [];
    for (const [name, runs, work] of works) {
      for (let run = 0; run < 10; run++) await work(runs + run);
      const usedByServer = await startCpuTimes([server.child.pid ?? 0]);
      const usedByDatabase = await startCpuTimes(await backendsOf(db));
      for (let run = 0; run < runs; run++) await work(run);
      const used = [await usedByServer(), await usedByDatabase()];
      rows.push([name, ...used.map((ms) => `${(ms / runs).toFixed(2)} ms`)]);
    }
    rows.push(...(await feedRows(db)));
    for (const table of ['posts', 'pictures', 'post_items', 'comments', 'post_likes']) {
      rows.push([`a row of ${table} with its indexes`, '', `${await bytesPerRow(db, table)} bytes`]);
    }
    const original = (await load(`/post/${own}/image`)).byteLength;
    const sizes = await Promise.all(widths.map((width) => load(`/post/${own}/image?w=${width}`)));
    const variants = sizes.reduce((sum, { byteLength }) => sum + byteLength, 0);
    rows.push(['a photo as it is stored', `${original} bytes`, '']);
    rows.push([`its ${widths.length} smaller widths together`, `${variants} bytes`, '']);
    return { title, head, rows, budget: null };
  } finally {
    await servers.close();
    await close();
  }
}
