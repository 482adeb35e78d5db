import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { sql } from 'drizzle-orm';
import { feedTotals } from '../bookkeeping-schema.ts';
import { type Database, type OpenDatabase, openPostgres, toDatabase } from '../database.ts';
import { migrateDatabase } from '../migrate.ts';
import { planningOptions } from '../postgres-pool.ts';
import { templateName, templatePath } from './test-templates.ts';

/**
 * Opens an empty database for one test file: in memory, or a new one on the PostgreSQL server of
 * `TEST_DATABASE_URL`.
 * @param options.reuse whether the next test file of the process may get the same embedded database, emptied; it then
 * remains open, and its timer for statistics does not let the process end by itself
 */
export async function createTestDatabase({ reuse = true } = {}): Promise<OpenDatabase> {
  const url = process.env.TEST_DATABASE_URL;
  if (url) return copyOfTemplate(url);
  if (reuse) return createEmbeddedTestDatabase();
  const { client, db } = await embeddedFromTemplate();
  return { db, close: () => client.close() };
}

async function saveTemplate(path: string, client: PGlite): Promise<void> {
  const bytes = new Uint8Array(await (await client.dumpDataDir('none')).arrayBuffer());
  await client.close();
  // Renamed atomically, since test files run in parallel.
  const partial = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(partial, bytes);
  await rename(partial, path);
}

async function openTemplate(path: string): Promise<PGlite> {
  const loadDataDir = new Blob([new Uint8Array(await readFile(path))]);
  return PGlite.create({ loadDataDir, extensions: { pg_trgm } });
}

/** Opens an embedded database in memory that has no tables. */
export async function openWithoutTables(): Promise<PGlite> {
  const path = await templatePath('empty.tar');
  if (!existsSync(path)) await saveTemplate(path, await PGlite.create({ extensions: { pg_trgm } }));
  return openTemplate(path);
}

async function embeddedFromTemplate(): Promise<EmbeddedDatabase> {
  const path = await templatePath('database.tar');
  if (!existsSync(path)) {
    const made = await openWithoutTables();
    await migrateDatabase(toDatabase(made), { lock: false });
    await saveTemplate(path, made);
  }
  const client = await openTemplate(path);
  const db = toDatabase(client);
  return { client, db, content: await dumpDatabase(db) };
}

interface EmbeddedDatabase {
  readonly client: PGlite;
  readonly db: Database;
  /** The dump of the new database. */
  readonly content: string;
}

/** Databases of finished test files, emptied for the next file of the worker, since a new one takes a second. */
const idle: EmbeddedDatabase[] = [];

/** Opens an empty database in memory, also when `TEST_DATABASE_URL` is set. */
export async function createEmbeddedTestDatabase(): Promise<OpenDatabase> {
  const embedded = idle.pop() ?? (await embeddedFromTemplate());
  return { db: embedded.db, close: () => release(embedded) };
}

/** Keeps the database if it can be made equal to a new one, otherwise closes it. */
async function release(embedded: EmbeddedDatabase): Promise<void> {
  const isEmpty = await emptyDatabase(embedded).catch(() => false);
  if (isEmpty) idle.push(embedded);
  else await embedded.client.close();
}

async function emptyDatabase({ db, content }: EmbeddedDatabase): Promise<boolean> {
  const initial: { name: string; rows: unknown[] }[] = JSON.parse(content);
  const filled = initial.flatMap(({ name, rows }) => (rows.length === 0 ? [sql.identifier(name)] : []));
  await db.execute(sql`truncate ${sql.join(filled, sql`, `)} restart identity cascade`);
  // The planner uses the statistics of an earlier test until the tables are analyzed again.
  await db.execute(sql`delete from pg_statistic using pg_class
    where pg_class.oid = starelid and relnamespace = current_schema()::regnamespace`);
  await db.update(feedTotals).set({ publicPosts: 0 });
  return (await dumpDatabase(db)) === content;
}

function addressOf(url: string, name: string): string {
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}

/** Returns the name of a migrated database on the server, which the first test file creates. */
async function templateOn(admin: Database, url: string): Promise<string> {
  const name = await templateName('database');
  const { rows } = await admin.execute(sql`select from pg_database where datname = ${name}`);
  if (rows.length > 0) return name;
  const partial = `${name}-${randomBytes(6).toString('hex')}`;
  await admin.execute(sql`create database ${sql.identifier(partial)}`);
  const { db, close } = openPostgres({ connectionString: addressOf(url, partial), max: 1 });
  await migrateDatabase(db, { lock: false });
  await close();
  // Renamed atomically, since test files run in parallel; the first one is used.
  await admin
    .execute(sql`alter database ${sql.identifier(partial)} rename to ${sql.identifier(name)}`)
    .catch(() => admin.execute(sql`drop database ${sql.identifier(partial)}`));
  return name;
}

async function copyOfTemplate(url: string): Promise<OpenDatabase> {
  const name = `aura_test_${randomBytes(8).toString('hex')}`;
  const admin = openPostgres({ connectionString: url, max: 1 });
  const template = await templateOn(admin.db, url);
  await admin.db.execute(sql`create database ${sql.identifier(name)} template ${sql.identifier(template)}`);
  const open = openPostgres({ connectionString: addressOf(url, name), options: planningOptions });
  const close = async () => {
    await open.close();
    await admin.db.execute(sql`drop database ${sql.identifier(name)} with (force)`);
    await admin.close();
  };
  return { db: open.db, close };
}

/** Dumps all rows of all tables as text, for comparisons. */
export async function dumpDatabase(db: Database): Promise<string> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = current_schema() order by 1`,
  );
  const dump: unknown[] = [];
  for (const { name } of tables) {
    const { rows } = await db.execute(sql`select * from ${sql.identifier(name)} as t order by t::text`);
    dump.push({ name, rows });
  }
  return JSON.stringify(dump);
}
