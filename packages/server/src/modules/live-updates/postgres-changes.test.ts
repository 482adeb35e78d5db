import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { afterEach, expect, it, vi } from 'vitest';
import type { Database } from '../../db/database.ts';
import { createTestDatabase } from '../../db/testing/test-database.ts';
import { listenOnFreePort } from '../../testing/child-server.ts';
import { describeOnPostgres, testDatabaseUrl } from '../../testing/postgres.ts';
import type { NumberedChange } from './change.ts';
import type { Changes } from './changes.ts';
import { openPostgresChanges, payloadsOf, readPayload } from './postgres-changes.ts';

/** A log and the lines that were written to it. */
function createTestLog() {
  const lines: { readonly level: number; readonly msg: string }[] = [];
  const log = pino({ base: null }, { write: (line) => void lines.push(JSON.parse(line)) });
  return { log, lines };
}

const numbered = (index: number): NumberedChange => ({
  id: `server-${index}`,
  change: { type: 'likes', postId: `p_${'x'.repeat(60)}${index}` },
});

it('many changes are sent in payloads that PostgreSQL accepts, in their order', () => {
  const changes = Array.from({ length: 500 }, (_, index) => numbered(index));
  const payloads = payloadsOf(changes);
  expect(Math.max(...payloads.map((payload) => Buffer.byteLength(payload)))).toBeLessThan(8000);
  expect(payloads.flatMap((payload) => JSON.parse(payload))).toEqual(changes);
  expect(payloads.length).toBeLessThan(12);
  expect(payloadsOf([])).toEqual([]);
});

it('of a payload, the changes that a server of another release does not know are left out', () => {
  const unknown = { id: 'server-2', change: { type: 'new' } };
  expect(readPayload(JSON.stringify([numbered(1), unknown, numbered(3)]))).toEqual([
    numbered(1),
    numbered(3),
  ]);
  for (const payload of ['not json', '{}', '']) expect(readPayload(payload)).toEqual([]);
});

it('when the database is slow, changes are sent in their order, and closing waits for them', async () => {
  const sent: string[] = [];
  const execute = vi
    .fn(async () => void sent.push('second'))
    .mockImplementationOnce(async () => {
      await setTimeout(200);
      sent.push('first');
    });
  const db = { execute } as unknown as Database;
  const changes = openPostgresChanges('postgresql://127.0.0.1:9/none', {
    db,
    log: pino({ level: 'silent' }),
  });
  changes.publish({ type: 'likes', postId: 'p_1' });
  await vi.waitFor(() => expect(execute).toHaveBeenCalledTimes(1));
  changes.publish({ type: 'likes', postId: 'p_2' });
  await changes.close();
  expect(sent).toEqual(['first', 'second']);
});

it('when the database cannot be reached, the first of several failures is logged', async () => {
  const attempts = vi.fn((socket: Socket) => void socket.destroy());
  const database = createServer().on('connection', attempts);
  const port = await listenOnFreePort(database);
  const { log, lines } = createTestLog();
  const limits = { timeoutMs: 10_000, checkMs: 200, reconnectMs: 1 };
  const db = {} as unknown as Database;
  const changes = openPostgresChanges(`postgresql://127.0.0.1:${port}/none`, { db, log }, limits);
  await vi.waitFor(() => expect(attempts.mock.calls.length).toBeGreaterThan(3));
  await changes.close();
  database.close();
  expect(lines).toMatchObject([{ level: 40, msg: 'live streams receive no changes, since LISTEN fails' }]);
});

describeOnPostgres('several servers of one PostgreSQL', (url) => {
  const closers: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closers.splice(0).reverse()) await close();
  });

  interface Listening {
    readonly changes: Changes;
    /** Everything received; null where changes may have been lost. */
    readonly received: (NumberedChange | null)[];
  }

  interface OpenServers {
    readonly db: Database;
    readonly servers: Listening[];
    /** What the servers have logged. */
    readonly lines: readonly { readonly msg: string }[];
  }

  async function open(count: number): Promise<OpenServers> {
    const { db, close } = await createTestDatabase();
    closers.push(close);
    const databaseUrl = await testDatabaseUrl(url, db);
    const { log, lines } = createTestLog();
    const limits = { timeoutMs: 10_000, checkMs: 200, reconnectMs: 20 };
    const servers = Array.from({ length: count }, () => {
      const changes = openPostgresChanges(databaseUrl, { db, log }, limits);
      const received: (NumberedChange | null)[] = [];
      changes.listen((batch) => void received.push(...(batch ?? [null])));
      closers.push(() => changes.close());
      return { changes, received };
    });
    for (const { received } of servers) await vi.waitFor(() => expect(received).toEqual([null]));
    for (const { received } of servers) received.splice(0);
    return { db, servers, lines };
  }

  it('receive the changes of all of them once, in the same order', async () => {
    const { servers } = await open(3);
    for (let index = 0; index < 100; index++) {
      servers[index % 3]?.changes.publish({ type: 'likes', postId: `p_${index}` });
    }
    for (const { received } of servers) await vi.waitFor(() => expect(received).toHaveLength(100));
    const [first, ...others] = servers.map(({ received }) => received);
    for (const received of others) expect(received).toEqual(first);
    expect(new Set(first?.map((entry) => entry?.id)).size).toBe(100);
  });

  it('receive a notice of a possible loss when their connection breaks, listen again, and log both', async () => {
    const { db, servers, lines } = await open(1);
    const [server] = servers;
    if (!server) throw new Error('no server');
    await db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query = 'listen aura_changes'`,
    );
    await vi.waitFor(() => expect(server.received).toContain(null));
    server.changes.publish({ type: 'likes', postId: 'p_1' });
    await vi.waitFor(() => expect(server.received.at(-1)?.change).toEqual({ type: 'likes', postId: 'p_1' }));
    expect(lines.map(({ msg }) => msg)).toEqual([
      'live streams receive no changes, since LISTEN fails',
      'live streams receive changes again',
    ]);
  });

  it('ignore what a server of another release sends', async () => {
    const { db, servers } = await open(1);
    for (const payload of ['not json', '[{"id":"a-1","change":{"type":"new"}}]']) {
      await db.execute(sql`select pg_notify('aura_changes', ${payload})`);
    }
    servers[0]?.changes.publish({ type: 'likes', postId: 'p_1' });
    await vi.waitFor(() => expect(servers[0]?.received).toHaveLength(1));
  });
});
