import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { packageRoot } from '../package-root.ts';
import type { Database } from './database.ts';

/** Key of the advisory lock; all servers of one database use the same. */
const migrationLock = 7_283_141;

interface MigrationOptions {
  /** Waits for other servers that migrate at the same time. */
  readonly lock: boolean;
  /** Hashes of the migrations to apply; by default all. */
  readonly only?: readonly string[];
}

function readMigrations() {
  return readMigrationFiles({ migrationsFolder: join(packageRoot(), 'migrations') });
}

/** The hashes of the migrations that this version knows. */
export function knownMigrations(): string[] {
  return readMigrations().map(({ hash }) => hash);
}

/** Applies pending migrations in one transaction. */
export async function migrateDatabase(db: Database, options: MigrationOptions): Promise<void> {
  const migrations = readMigrations().filter(({ hash }) => options.only?.includes(hash) ?? true);
  await db.transaction(async (tx) => {
    if (options.lock) await tx.execute(sql`select pg_advisory_xact_lock(${migrationLock})`);
    await tx.execute(
      sql`create table if not exists applied_migrations (hash text primary key, created_at bigint not null)`,
    );
    const { rows } = await tx.execute<{ hash: string }>(sql`select hash from applied_migrations`);
    const applied = new Set(rows.map((row) => row.hash));
    for (const migration of migrations) {
      if (applied.has(migration.hash)) continue;
      for (const statement of migration.sql) await tx.execute(sql.raw(statement));
      await tx.execute(
        sql`insert into applied_migrations (hash, created_at) values (${migration.hash}, ${migration.folderMillis})`,
      );
    }
  });
}
