import type { PGlite } from '@electric-sql/pglite';
import { type Assume, sql } from 'drizzle-orm';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import type { PoolConfig } from 'pg';
import { noTracing, type PoolCounts, type Tracing } from '../telemetry/telemetry.ts';
import * as bookkeeping from './bookkeeping-schema.ts';
import { namedStatements } from './named-statements.ts';
import { createPool } from './postgres-pool.ts';
import * as content from './schema.ts';
import { tracedClient } from './traced-client.ts';

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
  /** Counts the connections to a PostgreSQL server. */
  poolCounts?(): PoolCounts;
}

function traced<Client extends object>(client: Client, tracing: Tracing): Client {
  return tracing === noTracing ? client : tracedClient(client, tracing);
}

/** Creates the query interface of an embedded database. */
export function toDatabase(embedded: PGlite, tracing = noTracing): Database {
  const client = traced(embedded, tracing);
  // Both drivers return the same rows; only their result types differ.
  return drizzlePglite({ client, schema }) as unknown as Database;
}

/** Opens a connection pool to a PostgreSQL server. */
export function openPostgres(config: PoolConfig, tracing = noTracing): OpenDatabase {
  const pool = createPool(config);
  const db = drizzlePg({ client: traced(namedStatements(pool), tracing), schema }) as unknown as Database;
  const poolCounts = () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount });
  return { db, close: () => pool.end(), poolCounts };
}

/** Rejects when the database does not respond. */
export async function pingDatabase(db: Database): Promise<void> {
  await db.execute(sql`select 1`);
}
