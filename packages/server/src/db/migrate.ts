import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { hasErrorCode } from '../errors/error-causes.ts';
import { packageRoot } from '../package-root.ts';
import type { Database } from './database.ts';

/** Key of the advisory lock; all servers of one database use the same. */
const migrationLock = 7_283_141;

/** Requests wait behind a statement that waits for the lock of a table. */
const lockTimeoutSeconds = 5;
const lockNotAvailable = '55P03';

interface MigrationOptions {
  /** Waits for other servers that migrate at the same time. */
  readonly lock: boolean;
  /** Hashes of the migrations to apply; by default all. */
  readonly only?: readonly string[];
}

/** The migrations of a database, compared with those of this version. */
export interface MigrationState {
  /** Applied just now. */
  readonly applied: number;
  /** Not applied. */
  readonly missing: number;
  /** Applied by a later version. */
  readonly unknown: number;
}

function readMigrations(): MigrationMeta[] {
  return readMigrationFiles({ migrationsFolder: join(packageRoot(), 'migrations') });
}

/** The hashes of the migrations that this version knows. */
export function knownMigrations(): string[] {
  return readMigrations().map(({ hash }) => hash);
}

async function appliedHashes(db: Database): Promise<Set<string>> {
  const { rows: found } = await db.execute<{ exists: boolean }>(
    sql`select to_regclass('applied_migrations') is not null as exists`,
  );
  if (!found[0]?.exists) return new Set();
  const { rows } = await db.execute<{ hash: string }>(sql`select hash from applied_migrations`);
  return new Set(rows.map((row) => row.hash));
}

function compare(known: readonly MigrationMeta[], applied: ReadonlySet<string>) {
  const hashes = new Set(known.map(({ hash }) => hash));
  return {
    missing: known.filter(({ hash }) => !applied.has(hash)),
    unknown: [...applied].filter((hash) => !hashes.has(hash)).length,
  };
}

/** Compares the migrations of a database with those of this version, and changes nothing. */
export async function readMigrationState(db: Database): Promise<MigrationState> {
  const { missing, unknown } = compare(readMigrations(), await appliedHashes(db));
  return { applied: 0, missing: missing.length, unknown };
}

async function applyStatement(tx: Database, statement: string): Promise<void> {
  try {
    await tx.execute(sql.raw(statement));
  } catch (error) {
    const [, extension] = /^create extension if not exists "(\w+)"/i.exec(statement) ?? [];
    if (extension === undefined) throw error;
    const howTo = `install it if it is missing, and run \`create extension ${extension}\` in this database as an administrator`;
    throw new Error(`the database needs the extension ${extension}: ${howTo}`, { cause: error });
  }
}

async function applyMissing(db: Database, options: MigrationOptions): Promise<MigrationState> {
  const known = readMigrations().filter(({ hash }) => options.only?.includes(hash) ?? true);
  return db.transaction(async (tx) => {
    // The limit of the role is for requests.
    await tx.execute(sql`set local statement_timeout = 0`);
    if (options.lock) {
      await tx.execute(sql`select pg_advisory_xact_lock(${migrationLock})`);
      await tx.execute(sql.raw(`set local lock_timeout = '${lockTimeoutSeconds}s'`));
    }
    await tx.execute(
      sql`create table if not exists applied_migrations (hash text primary key, created_at bigint not null)`,
    );
    const { missing, unknown } = compare(known, await appliedHashes(tx));
    for (const migration of missing) {
      for (const statement of migration.sql) await applyStatement(tx, statement);
      await tx.execute(
        sql`insert into applied_migrations (hash, created_at) values (${migration.hash}, ${migration.folderMillis})`,
      );
    }
    return { applied: missing.length, missing: 0, unknown };
  });
}

/**
 * Applies pending migrations in one transaction.
 * @throws when a table is locked for too long by others, or a migration fails; nothing is changed then
 */
export async function migrateDatabase(db: Database, options: MigrationOptions): Promise<MigrationState> {
  try {
    return await applyMissing(db, options);
  } catch (cause) {
    if (!hasErrorCode(cause, lockNotAvailable)) throw cause;
    const howTo = 'wait until long transactions end, such as a backup, and repeat it';
    throw new Error(
      `a lock was not free within ${lockTimeoutSeconds} seconds, and nothing was changed: ${howTo}`,
      { cause },
    );
  }
}
