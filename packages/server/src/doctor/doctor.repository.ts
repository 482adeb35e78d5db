import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';

/** Facts of a PostgreSQL server that the server depends on. */
export async function readFacts(db: Database) {
  const { rows } = await db.execute<{
    version: string;
    maxConnections: number;
    fsync: string;
    jit: string;
    now: string;
    hasMigrations: boolean;
  }>(sql`select current_setting('server_version') as version,
    current_setting('max_connections')::integer as "maxConnections", current_setting('fsync') as fsync,
    current_setting('jit') as jit, (extract(epoch from now()) * 1000)::bigint::text as now,
    to_regclass('applied_migrations') is not null as "hasMigrations"`);
  return rows[0];
}

export async function hasMigrationsTable(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(
    sql`select to_regclass('applied_migrations') is not null as found`,
  );
  return rows[0]?.found ?? false;
}

export async function readAppliedMigrations(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ hash: string }>(sql`select hash from applied_migrations`);
  return rows.map(({ hash }) => hash);
}
