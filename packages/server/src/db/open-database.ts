import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { DatabaseConfig } from '../config/database-config.ts';
import { noTracing, type Tracing } from '../telemetry/telemetry.ts';
import { type OpenDatabase, openPostgres, toDatabase } from './database.ts';
import { type MigrationState, migrateDatabase, readMigrationState } from './migrate.ts';
import { limitedPool, type PostgresLimits, postgresLimits } from './postgres-pool.ts';

/**
 * The embedded database holds this much of its files in memory, 128 MB by default; the rest comes from the file
 * cache of the system.
 */
const sharedBuffers = '16MB';

/**
 * How much a function of a WebAssembly module runs until V8 compiles it once more, optimised; 1.8 million by default
 * in Node 20. The embedded database reached that with many functions at its start, which then took 0.3 seconds
 * longer; with more, those of frequent queries still reach it within their first second.
 */
const optimizeAfter = 100_000_000;

/** Without a number of connections, the pool has its default size. */
type OpenConfig = Pick<DatabaseConfig, 'dataDir' | 'databaseUrl'> &
  Partial<Pick<DatabaseConfig, 'databaseConnections' | 'migrate'>>;

export interface MigratedDatabase extends OpenDatabase {
  readonly migrations: MigrationState;
}

/**
 * Opens the database to back it up or to replace its content: without a migration and without limits of time, on a
 * connection of its own.
 */
export async function openUnmigrated(config: OpenConfig): Promise<OpenDatabase> {
  if (config.databaseUrl === null) return openEmbedded(join(config.dataDir, 'db'), noTracing);
  // The text form of a row depends on these settings.
  const text = '-c DateStyle=ISO,YMD -c IntervalStyle=postgres -c extra_float_digits=1 -c bytea_output=hex';
  return openPostgres({
    connectionString: config.databaseUrl,
    max: 1,
    connectionTimeoutMillis: postgresLimits.connectMs,
    options: `${text} -c statement_timeout=0 -c idle_in_transaction_session_timeout=0`,
  });
}

async function openEmbedded(dataDir: string, tracing: Tracing): Promise<OpenDatabase> {
  // Unlike a PostgreSQL server, it leaves the temporary files of a killed process, which may contain data that was
  // erased since.
  await rm(join(dataDir, 'base', 'pgsql_tmp'), { recursive: true, force: true });
  const startParams = [...PGlite.defaultStartParams, '-c', `shared_buffers=${sharedBuffers}`];
  setFlagsFromString(`--wasm-tiering-budget=${optimizeAfter}`);
  // Commits return only after the write is on disk.
  const client = await PGlite.create({
    dataDir,
    relaxedDurability: false,
    startParams,
    extensions: { pg_trgm },
  });
  // Old segments of the write-ahead log are deleted, not renamed: they contain data that was erased since.
  await client.exec('set wal_recycle = off');
  return { db: toDatabase(client, tracing), close: () => client.close() };
}

/** Uses a connection of its own, since a migration may take longer than a request. */
async function openServer(
  url: string,
  { migrate = true, databaseConnections }: OpenConfig,
  limits: PostgresLimits,
  tracing: Tracing,
): Promise<MigratedDatabase> {
  const setup = openPostgres({ connectionString: url, max: 1, connectionTimeoutMillis: limits.connectMs });
  try {
    const migrations = migrate
      ? await migrateDatabase(setup.db, { lock: true })
      : await readMigrationState(setup.db);
    return { ...openPostgres(limitedPool(url, limits, databaseConnections), tracing), migrations };
  } finally {
    await setup.close();
  }
}

/**
 * Opens the database and migrates it.
 * @param limits for a PostgreSQL server
 * @param tracing makes statements parts of the traces of requests
 * @throws when the folder cannot be used, the server cannot be reached or a migration fails
 */
export async function openDatabase(
  config: OpenConfig,
  limits: PostgresLimits = postgresLimits,
  tracing = noTracing,
): Promise<MigratedDatabase> {
  if (config.databaseUrl) return openServer(config.databaseUrl, config, limits, tracing);
  const open = await openEmbedded(join(config.dataDir, 'db'), tracing);
  try {
    return { ...open, migrations: await migrateDatabase(open.db, { lock: false }) };
  } catch (error) {
    await open.close();
    throw error;
  }
}
