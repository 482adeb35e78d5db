import { rm } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { newDataFolder } from '../testing/data-folder.ts';
import { describeOnPostgres, testDatabaseUrl } from '../testing/postgres.ts';
import type { Database } from './database.ts';
import { newId } from './ids.ts';
import { migrateDatabase } from './migrate.ts';
import { openDatabase } from './open-database.ts';
import { posts, users } from './schema.ts';
import { createTestDatabase, dumpDatabase } from './testing/test-database.ts';

// Creating an embedded database takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

test('when the embedded database is reopened, it still contains its rows', async () => {
  const dataDir = await newDataFolder();
  closers.push(() => rm(dataDir, { recursive: true, force: true }));
  const first = await openDatabase({ dataDir, databaseUrl: null });
  await first.db.insert(users).values({ id: newId('user'), uid: 'stored', email: 'stored@example.com' });
  await first.close();

  const second = await openDatabase({ dataDir, databaseUrl: null });
  closers.push(() => second.close());
  const rows = await second.db.select({ uid: users.uid }).from(users);
  expect(rows).toEqual([{ uid: 'stored' }]);
  // Memory of the process that holds pages of the database; the default is 128 MB.
  expect((await second.db.execute(sql`show shared_buffers`)).rows).toEqual([{ shared_buffers: '16MB' }]);
});

describeOnPostgres('on a PostgreSQL server', (url) => {
  test('the plans of queries are not compiled and use no parallel workers', async () => {
    const created = await createTestDatabase();
    closers.push(created.close);
    const databaseUrl = await testDatabaseUrl(url, created.db);
    const { db, close } = await openDatabase({ dataDir: '', databaseUrl });
    closers.push(close);
    expect((await db.execute(sql`show jit`)).rows).toEqual([{ jit: 'off' }]);
    expect((await db.execute(sql`show max_parallel_workers_per_gather`)).rows).toEqual([
      { max_parallel_workers_per_gather: '0' },
    ]);
  });
});

test('when all migrations are applied, migrating again changes nothing', async () => {
  const { db, close } = await createTestDatabase();
  closers.push(close);
  const before = await dumpDatabase(db);
  await migrateDatabase(db, { lock: true });
  expect(await dumpDatabase(db)).toBe(before);
});

test('usernames are unique case-insensitively and can be null for several users', async () => {
  const { db, close } = await createTestDatabase();
  closers.push(close);
  const person = (uid: string, username: string | null) => ({
    id: newId('user'),
    uid,
    email: 'same@example.com',
    username,
  });
  await db.insert(users).values([person('1', null), person('2', null), person('3', 'Mira')]);
  await expect(db.insert(users).values(person('4', 'mira'))).rejects.toThrow();
});

/** The columns with statistics of the planner. */
const statisticsOf = async (db: Database) =>
  (await db.execute(sql`select attname from pg_stats where schemaname = current_schema()`)).rows;

test('a test database that was filled and closed is empty and has no statistics when it is opened again', async () => {
  const first = await createTestDatabase();
  const empty = await dumpDatabase(first.db);
  const id = newId('user');
  await first.db.insert(users).values({ id, uid: 'previous', email: 'previous@example.com' });
  await first.db.insert(posts).values({ id: newId('post'), ownerId: id, caption: '', tags: [] });
  await first.db.execute(sql`analyze users`);
  expect(await dumpDatabase(first.db)).not.toBe(empty);
  expect(await statisticsOf(first.db)).not.toEqual([]);
  await first.close();

  const { db, close } = await createTestDatabase();
  closers.push(close);
  expect(await dumpDatabase(db)).toBe(empty);
  expect(await statisticsOf(db)).toEqual([]);
});
