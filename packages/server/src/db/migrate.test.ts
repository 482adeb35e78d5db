import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterEach, expect, it, vi } from 'vitest';
import { addUnknownMigration, removeMigration } from '../testing/older-database.ts';
import { describeOnPostgres, testDatabaseUrl } from '../testing/postgres.ts';
import type { Database } from './database.ts';
import { migrateDatabase, readMigrationState } from './migrate.ts';
import { openDatabase } from './open-database.ts';
import { createTestDatabase } from './testing/test-database.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function openDb(): Promise<Database> {
  const { db, close } = await createTestDatabase();
  closers.push(close);
  return db;
}

it('migrating applies what is missing, and says how much that was', async () => {
  const db = await openDb();
  expect(await readMigrationState(db)).toEqual({ applied: 0, missing: 0, unknown: 0 });
  await removeMigration(db);
  expect(await readMigrationState(db)).toEqual({ applied: 0, missing: 1, unknown: 0 });
  expect(await migrateDatabase(db, { lock: true })).toEqual({ applied: 1, missing: 0, unknown: 0 });
  expect(await readMigrationState(db)).toEqual({ applied: 0, missing: 0, unknown: 0 });
});

it('a database of a later version is reported, and not changed', async () => {
  const db = await openDb();
  await addUnknownMigration(db);
  expect(await migrateDatabase(db, { lock: true })).toEqual({ applied: 0, missing: 0, unknown: 1 });
  expect(await readMigrationState(db)).toEqual({ applied: 0, missing: 0, unknown: 1 });
});

describeOnPostgres('on a PostgreSQL server', (url) => {
  async function open(): Promise<{ db: Database; databaseUrl: string }> {
    const db = await openDb();
    return { db, databaseUrl: await testDatabaseUrl(url, db) };
  }

  it('a server that must not migrate opens an empty database without changing it', async () => {
    const { db, databaseUrl } = await open();
    await db.execute(sql`drop table applied_migrations`);
    const { migrations, close } = await openDatabase({ dataDir: '', databaseUrl, migrate: false });
    await close();
    expect(migrations.applied).toBe(0);
    expect(migrations.missing).toBeGreaterThan(5);
    const { rows } = await db.execute(sql`select to_regclass('applied_migrations') as name`);
    expect(rows).toEqual([{ name: null }]);
  });

  it('a migration may take longer than a statement of the role', async () => {
    const { db, databaseUrl } = await open();
    const address = new URL(databaseUrl);
    address.searchParams.set('options', '-c statement_timeout=300');
    const { opening } = await db.transaction(async (tx) => {
      await tx.execute(sql`lock table applied_migrations`);
      const waiting = openDatabase({ dataDir: '', databaseUrl: address.href });
      await tx.execute(sql`select pg_sleep(1)`);
      return { opening: waiting };
    });
    const { migrations, close } = await opening;
    await close();
    expect(migrations).toEqual({ applied: 0, missing: 0, unknown: 0 });
  });

  it('when a transaction holds a lock for longer, the migration ends with a plain error, and can be repeated', async () => {
    const { db, databaseUrl } = await open();
    await db.transaction(async (tx) => {
      await tx.execute(sql`lock table applied_migrations`);
      await expect(openDatabase({ dataDir: '', databaseUrl })).rejects.toThrow(
        'a lock was not free within 5 seconds, and nothing was changed: wait until long transactions end, such as a backup, and repeat it',
      );
    });
    const { migrations, close } = await openDatabase({ dataDir: '', databaseUrl });
    await close();
    expect(migrations).toEqual({ applied: 0, missing: 0, unknown: 0 });
  });

  it('when the role may not create an extension, the start says which one and how', async () => {
    const { databaseUrl } = await open();
    const admin = await openDatabase({ dataDir: '', databaseUrl, migrate: false });
    const name = `limited_${randomBytes(4).toString('hex')}`;
    await admin.db.execute(sql`create role ${sql.identifier(name)} login password 'limited'`);
    await admin.db.execute(sql`drop extension pg_trgm cascade`);
    await admin.db.execute(sql`drop schema public cascade`);
    await admin.db.execute(sql`create schema public authorization ${sql.identifier(name)}`);
    const address = Object.assign(new URL(databaseUrl), { username: name, password: 'limited' });
    await expect(openDatabase({ dataDir: '', databaseUrl: address.href })).rejects.toThrow(
      'the database needs the extension pg_trgm: install it if it is missing, and run `create extension pg_trgm`',
    );
    await admin.db.execute(sql`drop schema public cascade`);
    await admin.db.execute(sql`drop role ${sql.identifier(name)}`);
    await admin.close();
  });

  it('servers that migrate at once apply each migration once', async () => {
    const { db, databaseUrl } = await open();
    await removeMigration(db);
    const opened = await Promise.all([1, 2, 3].map(() => openDatabase({ dataDir: '', databaseUrl })));
    for (const { close } of opened) await close();
    expect(opened.map(({ migrations }) => migrations.applied).sort()).toEqual([0, 0, 1]);
  });
});
