import { sql } from 'drizzle-orm';
import { describe } from 'vitest';
import type { Database } from '../db/database.ts';

/** The PostgreSQL server of the suite `postgres`; not set in the suite `unit`. */
const serverUrl = process.env.TEST_DATABASE_URL;

/**
 * Defines tests that need a PostgreSQL server. Without one they do not exist, so that none is reported as skipped.
 * @param tests receives the URL of the server
 */
export function describeOnPostgres(name: string, tests: (serverUrl: string) => void): void {
  if (serverUrl) describe(name, () => tests(serverUrl));
}

/** Returns the URL of a database that `createTestDatabase` made on the PostgreSQL server. */
export async function testDatabaseUrl(serverUrl: string, db: Database): Promise<string> {
  const { rows } = await db.execute<{ name: string }>(sql`select current_database() as name`);
  return Object.assign(new URL(serverUrl), { pathname: `/${rows[0]?.name}` }).href;
}

/** The number of connections to a database that wait for a lock. */
export async function countWaiting(db: Database): Promise<number> {
  const { rows } = await db.execute<{ waiting: number }>(
    sql`select count(*)::integer as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.waiting ?? 0;
}
