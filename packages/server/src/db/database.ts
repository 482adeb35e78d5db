import type { PGlite } from '@electric-sql/pglite';
import { type Assume, sql } from 'drizzle-orm';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { Pool, type PoolConfig } from 'pg';
import * as bookkeeping from './bookkeeping.ts';
import * as content from './schema.ts';

const schema = { ...content, ...bookkeeping };

interface Rows<Row> {
  rows: Assume<Row, Record<string, unknown>>[];
}

interface RowsQueryResult extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/** Queries, on the embedded database and on a PostgreSQL server alike; a transaction is one too. */
export type Database = PgDatabase<RowsQueryResult, typeof schema>;

export interface OpenDatabase {
  readonly db: Database;
  /** Ends every connection; the embedded database writes its last checkpoint. */
  close(): Promise<void>;
}

/** The embedded database as queries see it. */
export function toDatabase(client: PGlite): Database {
  // The two drivers answer with the same rows; only their result types differ.
  return drizzlePglite({ client, schema }) as unknown as Database;
}

/** @param pool where the server is and how many connections it may see */
export function openPostgres(pool: PoolConfig): OpenDatabase {
  const client = new Pool(pool);
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  client.on('error', () => undefined);
  const db = drizzlePg({ client, schema }) as unknown as Database;
  return { db, close: () => client.end() };
}

/** Answers when the database does. */
export async function pingDatabase(db: Database): Promise<void> {
  await db.execute(sql`select 1`);
}
