import { join } from 'node:path';
import type { DatabaseConfig } from '../config/database-config.ts';
import { type MigratedDatabase, openDatabase } from '../db/open-database.ts';
import { postgresLimits } from '../db/postgres-pool.ts';
import { describeError } from '../log.ts';
import { noTracing } from '../telemetry/telemetry.ts';
import { StartError } from './start-error.ts';

type OpenConfig = Pick<DatabaseConfig, 'dataDir' | 'databaseUrl' | 'databaseConnections' | 'migrate'>;

const howToMigrate = 'run `npm run migrate` or `node packages/server/dist/migrate.js` first';

/** What an operator should know about a database that a later version has migrated; null when none has. */
export function laterVersionWarning({
  migrations: { unknown },
}: Pick<MigratedDatabase, 'migrations'>): string | null {
  if (unknown === 0) return null;
  return `DATABASE_URL: the database has ${unknown} migration${unknown === 1 ? '' : 's'} of a later version; this server can use it until the update is complete`;
}

/** Says that the database lacks migrations that the server must not apply. */
export function missingMigrationsError(missing: number): string {
  return `MIGRATE: the database lacks ${missing} migration${missing === 1 ? '' : 's'}; ${howToMigrate}`;
}

/**
 * Opens the database, with the migrations that this version needs.
 * @param tracing makes statements parts of the traces of requests
 * @throws StartError when it cannot be opened, or lacks migrations that the server must not apply
 */
export async function openMigratedDatabase(
  config: OpenConfig,
  tracing = noTracing,
): Promise<MigratedDatabase> {
  const where = config.databaseUrl ? 'DATABASE_URL' : `DATA_DIR: ${join(config.dataDir, 'db')}`;
  const database = await openDatabase(config, postgresLimits, tracing).catch((error: unknown) => {
    throw new StartError(`${where}: the database cannot be opened (${describeError(error).message})`);
  });
  const { missing } = database.migrations;
  if (missing === 0) return database;
  await database.close();
  throw new StartError(missingMigrationsError(missing));
}
