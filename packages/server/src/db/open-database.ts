import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { PoolConfig } from 'pg';
import { type OpenDatabase, openPostgres, toDatabase } from './database.ts';
import { migrateDatabase } from './migrate.ts';

interface DatabaseConfig {
  /** The data folder; the embedded database uses its folder `db`. */
  readonly dataDir: string;
  /** URL of a PostgreSQL server; null for the embedded database. */
  readonly databaseUrl: string | null;
}

const poolLimits: PoolConfig = {
  max: 20,
  connectionTimeoutMillis: 5_000,
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 30_000,
};

async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  // Commits return only after the write is on disk.
  const client = await PGlite.create({ dataDir, relaxedDurability: false });
  // Old segments of the write-ahead log are deleted, not renamed: they contain data that was erased since.
  await client.exec('set wal_recycle = off');
  return { db: toDatabase(client), close: () => client.close() };
}

/**
 * Opens the database and migrates it.
 * @throws when the folder cannot be used, the server cannot be reached or a migration fails
 */
export async function openDatabase(config: DatabaseConfig): Promise<OpenDatabase> {
  const open = config.databaseUrl
    ? openPostgres({ ...poolLimits, connectionString: config.databaseUrl })
    : await openEmbedded(join(config.dataDir, 'db'));
  try {
    await migrateDatabase(open.db, { lock: config.databaseUrl !== null });
  } catch (error) {
    await open.close();
    throw error;
  }
  return open;
}
