import { sql } from 'drizzle-orm';
import { afterEach, expect, it, vi } from 'vitest';
import { describeOnPostgres, testDatabaseUrl } from '../testing/postgres.ts';
import { openSessionLocks, type SessionLocks } from './session-locks.ts';
import { createTestDatabase } from './testing/test-database.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

function openLocks(connectionString: string): SessionLocks {
  const locks = openSessionLocks(connectionString);
  closers.push(locks.close);
  return locks;
}

it('when the database server does not respond, every lock counts as free', async () => {
  const locks = openLocks('postgresql://127.0.0.1:9/none');
  expect([await locks.take('a'), await locks.isTaken('a')]).toEqual([true, false]);
  await locks.release('a');
});

describeOnPostgres('on a PostgreSQL server', (url) => {
  const open = () => openLocks(url);
  it('a lock has one holder, and both servers know it', async () => {
    const first = open();
    const second = open();
    expect(await second.isTaken('a')).toBe(false);
    expect(await first.take('a')).toBe(true);
    expect([await second.take('a'), await second.isTaken('a')]).toEqual([false, true]);
    expect(await second.take('b')).toBe(true);
    await first.release('a');
    expect([await second.isTaken('a'), await second.take('a')]).toEqual([false, true]);
  });

  it('when the connection of the holder ends, the lock is free and the holder can take others', async () => {
    const { db, close } = await createTestDatabase();
    closers.push(close);
    const ownUrl = await testDatabaseUrl(url, db);
    const first = openLocks(ownUrl);
    const second = openLocks(ownUrl);
    expect(await first.take('c')).toBe(true);
    // Not those of tests that run at the same time.
    await db.execute(
      sql`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and classid = 7283143
        and database = (select oid from pg_database where datname = current_database())`,
    );
    await vi.waitFor(async () => expect(await second.take('c')).toBe(true));
    await vi.waitFor(async () =>
      expect([await first.take('c'), await first.take('d')]).toEqual([false, true]),
    );
  });
});
