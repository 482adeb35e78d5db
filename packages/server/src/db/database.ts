import type { PGlite } from '@electric-sql/pglite';
import { type Assume, sql } from 'drizzle-orm';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import type { PoolConfig } from 'pg';
import * as bookkeeping from './bookkeeping.ts';
import { createPool } from './postgres-pool.ts';
import * as content from './schema.ts';

const schema = { ...content, ...bookkeeping };

interface Rows<Row> {
  rows: Assume<Row, Record<string, unknown>>[];
}

interface RowsQueryResult extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/** Runs queries on the embedded database or on a PostgreSQL server; a transaction has the same type. */
export type Database = PgDatabase<RowsQueryResult, typeof schema>;

/** Runs at the end of a transaction, with its result. */
export type BeforeCommit<Result> = (tx: Database, result: Result) => Promise<void>;

export interface OpenDatabase {
  readonly db: Database;
  /** Closes all connections; the embedded database writes a final checkpoint. */
  close(): Promise<void>;
}

/** Creates the query interface of an embedded database. */
export function toDatabase(client: PGlite): Database {
  // Both drivers return the same rows; only their result types differ.
  return drizzlePglite({ client, schema }) as unknown as Database;
}

/** Opens a connection pool to a PostgreSQL server. */
export function openPostgres(pool: PoolConfig): OpenDatabase {
  const client = createPool(pool);
  const db = drizzlePg({ client, schema }) as unknown as Database;
  return { db, close: () => client.end() };
}

/** Rejects when the database does not respond. */
export async function pingDatabase(db: Database): Promise<void> {
  await db.execute(sql`select 1`);
}
