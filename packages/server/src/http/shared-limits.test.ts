import { sql } from 'drizzle-orm';
import pino from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../db/testing/test-database.ts';
import { testDatabaseUrl } from '../testing/postgres.ts';
import { createTcpProxy } from '../testing/tcp-proxy.ts';
import { createCountExchange } from './count-exchange.ts';
import { type CountStore, type StoreLimits, storeLimits } from './count-store.ts';
import { openPostgresCounts } from './postgres-counts.ts';
import { createRateLimiter, RateLimitedError, type RateLimiter, rateLimits } from './rate-limit.ts';
import { deleteEndedWindows } from './rate-windows.repository.ts';
import { openValkeyCounts } from './valkey-counts.ts';

/** Servers that count rate limits together; each limiter plays the process of a server. */

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** A busy machine does not look like a store that fails. */
const patient: StoreLimits = { timeoutMs: 2_000, pauseMs: 1_000 };

const closers: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  asked.clear();
  for (const close of closers.splice(0).reverse()) await close();
});

/** Callers that no other test of the file uses, since the store keeps their windows. */
let callers = 0;
const newCaller = () => `caller ${process.pid} ${Date.now()} ${callers++}`;

const isRefused = async (taken: Promise<void>): Promise<boolean> =>
  taken.then(
    () => false,
    (error: unknown) => {
      if (error instanceof RateLimitedError) return true;
      throw error;
    },
  );

const asked = new Set<Promise<unknown>>();
function createServer(store: CountStore, limits = storeLimits, lines: string[] = []): RateLimiter {
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const clock = () => new Date();
  const add: CountStore['add'] = (counts) => {
    const answer = store.add(counts);
    asked.add(answer);
    return answer;
  };
  const exchange = createCountExchange({ ...store, add }, clock, log, limits);
  closers.push(() => exchange.close());
  return createRateLimiter(1, clock, exchange);
}

async function openServers(backend: Backend, url: string, lines: string[]): Promise<RateLimiter[]> {
  const stores = await Promise.all([1, 2, 3].map(() => backend.open(url, patient)));
  return stores.map((store) => createServer(store, patient, lines));
}

/** Sends requests to the servers in turn, all at once. */
async function acceptedOf(
  servers: readonly RateLimiter[],
  limit: Parameters<RateLimiter['take']>[0],
  count: number,
  caller: string,
): Promise<number> {
  const sent = Array.from({ length: count }, (_, index) => servers[index % servers.length]);
  const refused = await Promise.all(sent.map((server) => server && isRefused(server.take(limit, caller))));
  return refused.filter((answer) => answer === false).length;
}

interface Backend {
  readonly url: string;
  open(url: string, limits: StoreLimits): CountStore | Promise<CountStore>;
  close(): Promise<void>;
}

async function postgres(url: string): Promise<Backend> {
  const database = await createTestDatabase();
  return {
    url: await testDatabaseUrl(url, database.db),
    open: openPostgresCounts,
    close: database.close,
  };
}

const valkey = async (url: string): Promise<Backend> => ({
  url,
  open: openValkeyCounts,
  close: async () => undefined,
});

const { TEST_DATABASE_URL, TEST_VALKEY_URL } = process.env;
/** Without a server, its tests do not exist, so that none is reported as skipped. */
const backends: [string, () => Promise<Backend>][] = [
  ...(TEST_DATABASE_URL ? [['PostgreSQL', () => postgres(TEST_DATABASE_URL)] as const] : []),
  ...(TEST_VALKEY_URL ? [['Valkey', () => valkey(TEST_VALKEY_URL)] as const] : []),
].map(([name, open]) => [name, open]);

for (const [name, openBackend] of backends) {
  describe(`three servers that count in ${name}`, () => {
    async function start(): Promise<RateLimiter[]> {
      const backend = await openBackend();
      closers.push(backend.close);
      const servers = await openServers(backend, backend.url, []);
      await ready(servers);
      return servers;
    }
    /** Waits until all of them are connected: what one takes, the others know. */
    async function ready(servers: readonly RateLimiter[]): Promise<void> {
      const limit = { name: 'ready', count: 3, seconds: 60, counted: 'exactly' } as const;
      const together = async () => (await acceptedOf(servers, limit, 9, newCaller())) === 3;
      await vi.waitFor(async () => expect(await together()).toBe(true), { timeout: 20_000, interval: 500 });
    }

    it('accept 300 of 301 writes of a person together', async () => {
      const servers = await start();
      const caller = newCaller();
      expect(await acceptedOf(servers, rateLimits.write, 301, caller)).toBe(300);
      expect(await acceptedOf(servers, rateLimits.write, 3, caller)).toBe(0);
      expect(await acceptedOf(servers, rateLimits.write, 3, newCaller())).toBe(3);
    });

    it('accept the same number one after another, and say how long to wait', async () => {
      const servers = await start();
      const caller = newCaller();
      for (let index = 0; index < rateLimits.username.count; index++)
        await servers[index % 3]?.take(rateLimits.username, caller);
      for (const server of servers) {
        const refusal = await server.take(rateLimits.username, caller).catch((error: unknown) => error);
        expect(refusal).toBeInstanceOf(RateLimitedError);
        if (!(refusal instanceof RateLimitedError)) continue;
        expect(refusal.retryAfterSeconds).toBeGreaterThan(20);
        expect(refusal.retryAfterSeconds).toBeLessThanOrEqual(60);
      }
    });

    it('accept at most a few per cent more reads than the limit', async () => {
      const servers = await start();
      const caller = newCaller();
      const { read } = rateLimits;
      let accepted = 0;
      for (let round = 0; round < 100; round++) {
        accepted += await acceptedOf(servers, read, 12, caller);
        await Promise.all(asked);
      }
      expect(accepted).toBeGreaterThanOrEqual(read.count);
      await vi.waitFor(async () => expect(await acceptedOf(servers, read, 3, caller)).toBe(0), 10_000);
      expect(accepted).toBeLessThan(read.count * 1.15);
    });

    it('begin a new window when the first one has ended', async () => {
      const servers = await start();
      const limit = { name: 'short', count: 4, seconds: 3, counted: 'exactly' } as const;
      const caller = newCaller();
      expect(await acceptedOf(servers, limit, 9, caller)).toBe(4);
      await vi.waitFor(async () => expect(await acceptedOf(servers.slice(1), limit, 1, caller)).toBe(1), {
        timeout: 10_000,
        interval: 200,
      });
    });

    it('count alone while it does not respond, warn once, and count together again afterwards', async () => {
      const backend = await openBackend();
      closers.push(backend.close);
      const address = new URL(backend.url);
      const proxy = await createTcpProxy(Number(address.port), address.hostname);
      closers.push(() => proxy.close());
      address.host = `127.0.0.1:${proxy.port}`;
      const lines: string[] = [];
      const servers = await openServers(backend, address.href, lines);
      await ready(servers);
      const earlierLines = lines.length;
      const caller = newCaller();
      expect(await acceptedOf(servers, rateLimits.write, 30, caller)).toBe(30);
      proxy.pause();
      const begun = performance.now();
      expect(await acceptedOf(servers, rateLimits.write, 60, caller)).toBe(60);
      expect(performance.now() - begun).toBeLessThan(10_000);
      for (let index = 0; index < 30; index++) await servers[index % 3]?.take(rateLimits.write, caller);
      expect(lines.length - earlierLines).toBeLessThanOrEqual(3);
      expect(lines.length).toBeGreaterThan(0);
      const alone = newCaller();
      expect(await acceptedOf(servers, rateLimits.delete, 120, alone)).toBe(90);
      proxy.stop();
      proxy.resume();
      expect(await acceptedOf(servers, rateLimits.write, 3, caller)).toBe(3);
      proxy.start();
      await ready(servers);
      // What was counted during the outage is known to all now.
      expect(await acceptedOf(servers, rateLimits.delete, 3, alone)).toBe(0);
      expect(await acceptedOf(servers, rateLimits.write, 300, caller)).toBe(300 - 123);
    });
  });
}

if (TEST_DATABASE_URL) {
  it('windows that have ended are deleted, and no others', async () => {
    const { db, close } = await createTestDatabase();
    closers.push(close);
    await db.execute(sql`insert into rate_windows (key, count, ends_at) values
      ('old', 1, now() - interval '1 second'), ('older', 1, now() - interval '1 day'), ('new', 1, now() + interval '1 minute')`);
    expect(await deleteEndedWindows(db, 1)).toBe(1);
    expect(await deleteEndedWindows(db, 5)).toBe(1);
    expect((await db.execute(sql`select key from rate_windows`)).rows).toEqual([{ key: 'new' }]);
  });
}

describe('a server whose store', () => {
  const counts = (add: CountStore['add']): CountStore => ({ add, close: () => Promise.resolve() });

  it('is too slow does not wait for it with each request', async () => {
    const add = vi.fn<CountStore['add']>(() => new Promise(() => undefined));
    const server = createServer(counts(add), { timeoutMs: 250, pauseMs: 60_000 });
    const limit = { ...rateLimits.write, count: 50 };
    expect(await acceptedOf([server], limit, 40, 'a')).toBe(40);
    for (let index = 0; index < 20; index++) await isRefused(server.take(limit, 'a'));
    expect(await isRefused(server.take(limit, 'a'))).toBe(true);
    expect(add).toHaveBeenCalledTimes(1);
  });

  it('works asks it nothing before the token is verified, and for reads once for many', async () => {
    const add = vi.fn<CountStore['add']>(async (added) =>
      added.map(({ key, count }) => ({ key, count, remainingMs: 60_000 })),
    );
    const server = createServer(counts(add));
    server.check(rateLimits.refused, 'a');
    expect(add).not.toHaveBeenCalled();
    for (let index = 0; index < 15; index++) await server.take(rateLimits.read, `reader ${index % 3}`);
    expect(add).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(add).toHaveBeenCalledTimes(1), 10_000);
    expect(add.mock.calls[0]?.[0].map(({ count }) => count)).toEqual([5, 5, 5]);
  });

  it('knows that a caller is beyond a limit is not asked again', async () => {
    const add = vi.fn<CountStore['add']>(async (added) =>
      added.map(({ key }) => ({ key, count: 1_000, remainingMs: 60_000 })),
    );
    const server = createServer(counts(add));
    expect(await isRefused(server.take(rateLimits.refused, 'a'))).toBe(true);
    expect(await isRefused(server.take(rateLimits.refused, 'a'))).toBe(true);
    expect(() => server.check(rateLimits.refused, 'a')).toThrow(RateLimitedError);
    expect(add).toHaveBeenCalledTimes(1);
  });

  it('receives no address and no id of a user', async () => {
    const add = vi.fn<CountStore['add']>(async () => []);
    await createServer(counts(add)).take(rateLimits.write, '203.0.113.7');
    expect(JSON.stringify(add.mock.calls)).not.toContain('203.0.113.7');
  });
});
