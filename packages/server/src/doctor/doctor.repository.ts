import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';

/** Facts of a PostgreSQL server that the server depends on. */
export async function readFacts(db: Database) {
  const { rows } = await db.execute<{
    version: string;
    maxConnections: number;
    reservedConnections: number;
    fsync: string;
    jit: string;
    now: string;
  }>(sql`select current_setting('server_version') as version,
    current_setting('max_connections')::integer as "maxConnections",
    current_setting('superuser_reserved_connections')::integer as "reservedConnections",
    current_setting('fsync') as fsync, current_setting('jit') as jit, (extract(epoch from now()) * 1000)::bigint::text as now`);
  return rows[0];
}
