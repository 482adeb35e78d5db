import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { rateWindows } from '../db/bookkeeping-schema.ts';
import type { OpenDatabase } from '../db/database.ts';
import { createTestDatabase } from '../db/testing/test-database.ts';
import { plainJpeg } from '../images/testing/files.ts';
import { readFeed, shareImage, signUpTestUser } from '../testing/child-client.ts';
import { type ChildServer, type ChildServers, createChildServers } from '../testing/child-server.ts';
import { addUnknownMigration, removeMigration } from '../testing/older-database.ts';
import { describeOnPostgres, testDatabaseUrl } from '../testing/postgres.ts';

/** Servers and the program `migrate.js`, as an operator starts them on one PostgreSQL. */

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

/** Measured: 115 MB after the start and 134 MB after 200 requests (Node 20). */
const maxMegabytes = 200;

async function residentMegabytes({ child }: ChildServer): Promise<number> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

let servers: ChildServers;
beforeAll(async () => {
  servers = await createChildServers();
});
afterEach(() => servers.killAll());
afterAll(() => servers?.close());

it('`migrate.js` migrates the embedded database, but not one in use', async () => {
  const DATA_DIR = await servers.newFolder();
  const migrate = () => servers.run({ DATA_DIR }, [], ['migrate.js']);
  const alone = migrate();
  expect(await alone.exited).toMatchObject({ code: 0, stderr: '' });
  expect(alone.output()).toBe('0 migrations applied.\n');
  await servers.start(DATA_DIR);
  const { code, stderr } = await migrate().exited;
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^DATA_DIR: .* is in use/)]);
});

describeOnPostgres('on a PostgreSQL server', (url) => {
  let open: OpenDatabase;
  let env: Record<string, string>;
  beforeAll(async () => {
    open = await createTestDatabase();
    env = { DATABASE_URL: await testDatabaseUrl(url, open.db), LOG_LEVEL: 'warn' };
  });
  afterAll(() => open?.close());

  it('with MIGRATE=off a server waits for `migrate.js`, and starts after it', async () => {
    await removeMigration(open.db);
    const dataDir = await servers.newFolder();
    const settings = { ...env, DATA_DIR: dataDir, MIGRATE: 'off', PORT: '0' };
    const { code, stderr } = await servers.run(settings).exited;
    expect([code, stderr]).toEqual([
      1,
      'MIGRATE: the database lacks 1 migration; run `npm run migrate` or `node packages/server/dist/migrate.js` first',
    ]);
    const migrate = () => servers.run({ ...env, NODE_ENV: 'production' }, [], ['migrate.js']);
    const first = migrate();
    expect(await first.exited).toMatchObject({ code: 0, stderr: '' });
    expect(first.output()).toBe('1 migration applied.\n');
    const second = migrate();
    await second.exited;
    expect(second.output()).toBe('0 migrations applied.\n');
    await servers.start(dataDir, { ...env, MIGRATE: 'off' });
  });

  it.each(['on', 'off'])(
    'with MIGRATE=%s a server starts on a database of a later version, and warns',
    async (MIGRATE) => {
      await addUnknownMigration(open.db);
      const server = await servers.start(await servers.newFolder(), { ...env, MIGRATE });
      expect(server.output()).toContain('the database has 1 migration of a later version');
    },
  );

  it('with a replica that does not respond a server starts, answers reads and writes, and warns', async () => {
    const settings = { ...env, DATABASE_REPLICA_URL: 'postgresql://127.0.0.1:9/none' };
    const server = await servers.start(await servers.newFolder(), settings);
    await signUpTestUser(server);
    expect((await readFeed(server, 'limit=10')).status).toBe(200);
    const warning = 'DATABASE_REPLICA_URL: the replica does not respond; all reads use DATABASE_URL';
    await vi.waitFor(() => expect(server.output()).toContain(warning), 10_000);
    server.child.kill('SIGTERM');
    expect((await server.exited).code).toBe(0);
  });

  it.each(process.env.TEST_VALKEY_URL ? ['', process.env.TEST_VALKEY_URL] : [''])(
    'three servers count the requests of an address together, with VALKEY_URL "%s"',
    async (VALKEY_URL) => {
      await open.db.execute(sql`truncate rate_windows`);
      const settings = { ...env, VALKEY_URL, RATE_LIMIT_FACTOR: '1', TRUSTED_PROXIES: '1' };
      const folders = await Promise.all([1, 2, 3].map(() => servers.newFolder()));
      const started = await Promise.all(folders.map((folder) => servers.start(folder, settings)));
      const headers = { 'x-forwarded-for': `client-${Date.now()}` };
      const statuses: number[] = [];
      for (let index = 0; index < 90; index++) {
        const { address } = started[index % 3] ?? { address: '' };
        const { status } = await fetch(`${address}/api/aura/checkUsername?username=name${index}`, {
          headers,
        });
        statuses.push(status);
      }
      const accepted = statuses.filter((status) => status === 200).length;
      // Exactly 30, unless a busy machine makes the store look as if it did not respond.
      expect(accepted).toBeGreaterThanOrEqual(30);
      expect(accepted).toBeLessThan(60);
      expect(new Set(statuses)).toEqual(new Set([200, 429]));
      const usesPostgres = (await open.db.$count(rateWindows)) > 0;
      expect(usesPostgres).toBe(VALKEY_URL === '');
    },
  );

  it('a sweep at the start of a server is not repeated by the next ones', async () => {
    await open.db.execute(sql`truncate periodic_work`);
    const sweeps = () => open.db.execute(sql`select finished_at from periodic_work where name = 'sweep'`);
    await servers.start(await servers.newFolder(), env);
    await vi.waitFor(async () => expect((await sweeps()).rows).toHaveLength(1), 20_000);
    const { rows } = await sweeps();
    await servers.start(await servers.newFolder(), env);
    expect((await sweeps()).rows).toEqual(rows);
  });

  it('a server with ROLE=web needs less than 200 MB, also after 200 pages of the feed', async () => {
    const settings = {
      ROLE: 'web',
      ...env,
      ANALYSIS_URL: 'http://127.0.0.1:9',
      ANALYSIS_SECRET: 'x'.repeat(40),
    };
    const posting = await servers.start(await servers.newFolder(), settings);
    await signUpTestUser(posting);
    const photo = await plainJpeg(600, 800);
    for (let post = 0; post < 10; post++) expect((await shareImage(posting, photo)).status).toBe(200);
    posting.child.kill('SIGTERM');
    await posting.exited;
    const server = await servers.start(await servers.newFolder(), settings);
    const sizes = [await residentMegabytes(server)];
    for (let page = 0; page < 200; page++) {
      const { status, body } = await readFeed(server, 'limit=10');
      expect([status, body.posts?.length]).toEqual([200, 10]);
    }
    sizes.push(await residentMegabytes(server));
    expect(Math.max(...sizes)).toBeLessThan(maxMegabytes);
    server.child.kill('SIGTERM');
    await server.exited;
  });
});
