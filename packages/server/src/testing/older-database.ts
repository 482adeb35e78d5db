import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from '../db/database.ts';
import { packageRoot } from '../package-root.ts';

/** Makes an empty database one of an earlier version, which lacks the migration of the rate limits. */
export async function removeMigration(db: Database): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder: join(packageRoot(), 'migrations') });
  const removed = migrations.find((migration) => migration.sql.join().includes('TABLE "rate_windows"'));
  await db.transaction(async (tx) => {
    await tx.execute(sql`drop table rate_windows, periodic_work`);
    await tx.execute(sql`delete from applied_migrations where hash = ${removed?.hash}`);
  });
}

/** Makes the database one of a later version, with a migration that this one does not know. */
export async function addUnknownMigration(db: Database): Promise<void> {
  await db.execute(
    sql`insert into applied_migrations (hash, created_at) values ('of a later version', 9) on conflict do nothing`,
  );
}
