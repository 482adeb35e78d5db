import { calls } from '@aura/api-client/contract/calls';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { describeOnPostgres, testDatabaseUrl } from '../testing/postgres.ts';
import { startTestServer, type TestServer, type TestUser } from '../testing/server.ts';
import { createTcpProxy, type TcpProxy } from '../testing/tcp-proxy.ts';
import type { OpenDatabase } from './database.ts';
import { openDatabase } from './open-database.ts';
import { limitedPool } from './postgres-pool.ts';
import { createTestDatabase } from './testing/test-database.ts';

/** A PostgreSQL server that hangs, restarts or ends connections. */

/** Short, and longer than a busy machine takes to open as many connections as the pool has. */
const limits = { connectMs: 2_000, statementMs: 1_500, idleTimeoutMs: 2_500 };
const waitMs = 20_000;
/** More than the pool has connections. */
const many = Array.from({ length: 25 }, (_, index) => index);

it('a pool limits the time to connect, of a statement and without use', () => {
  expect(limitedPool('postgresql://127.0.0.1:9/none', limits, 3)).toMatchObject({
    max: 3,
    connectionTimeoutMillis: limits.connectMs,
    statement_timeout: limits.statementMs,
    idleTimeoutMillis: limits.statementMs,
  });
});

describeOnPostgres('when PostgreSQL', (url) => {
  let direct: OpenDatabase;
  let proxy: TcpProxy;
  let proxied: OpenDatabase;
  let server: TestServer;
  let mira: TestUser;
  beforeAll(async () => {
    direct = await createTestDatabase();
    const address = new URL(await testDatabaseUrl(url, direct.db));
    proxy = await createTcpProxy(Number(address.port || 5432), address.hostname);
    address.host = `127.0.0.1:${proxy.port}`;
    proxied = await openDatabase({ dataDir: '', databaseUrl: address.href }, limits);
    server = await startTestServer({ services: { db: proxied.db } });
    mira = await server.signUp('mira');
  });
  afterAll(async () => {
    await server?.close();
    await proxied?.close();
    await proxy?.close();
    await direct?.close();
  });
  afterEach(() => {
    proxy.resume();
    proxy.start();
  });

  const read = () => server.call(calls.getPosts, {}, mira.token);
  const write = () => server.call(calls.createUserProfile, { userID: mira.email }, mira.token);
  const transact = () => proxied.db.transaction((tx) => tx.execute(sql`select 1`));

  async function expectUnavailable(): Promise<void> {
    for (const { status, headers } of await Promise.all([...many.map(read), write()])) {
      expect([status, headers.get('retry-after')]).toEqual([503, '5']);
    }
  }
  async function expectWorking(): Promise<void> {
    // So many requests may exceed the limits at first.
    await vi.waitFor(async () => {
      const answers = await Promise.all([...many.map(read), write()]);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    }, waitMs);
  }

  it('hangs, requests are answered 503, and work again when it responds', async () => {
    proxy.pause();
    await expectUnavailable();
    expect((await server.app.request('/api/health')).status).toBe(503);
    proxy.resume();
    await expectWorking();
  });

  it('hangs during transactions, all connections are available again afterwards', async () => {
    await vi.waitFor(() => Promise.all(many.map(transact)), waitMs);
    proxy.pause();
    const outcomes = await Promise.allSettled(many.map(transact));
    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
    proxy.resume();
    await vi.waitFor(transact, waitMs);
    await expectWorking();
  });

  it('restarts, requests are answered 503 or 200, never 500', async () => {
    const running = many.map(read);
    proxy.stop();
    for (const { status } of await Promise.all(running)) expect([200, 503]).toContain(status);
    await expectUnavailable();
    proxy.start();
    await expectWorking();
  });

  it('ends the connection of a transaction, the process survives', async () => {
    const ended = proxied.db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ id: number }>(sql`select pg_backend_pid() as id`);
      await direct.db.execute(sql`select pg_terminate_backend(${rows[0]?.id})`);
      await vi.waitFor(async () => {
        const still = sql`select 1 from pg_stat_activity where pid = ${rows[0]?.id}`;
        expect((await direct.db.execute(still)).rows).toHaveLength(0);
      });
      await tx.execute(sql`select 1`);
    });
    await expect(ended).rejects.toThrow();
    await expectWorking();
  });

  it('takes too long for a statement, the statement is ended', async () => {
    await expect(proxied.db.execute(sql`select pg_sleep(5)`)).rejects.toMatchObject({
      cause: expect.objectContaining({ code: '57014' }),
    });
  });
});
