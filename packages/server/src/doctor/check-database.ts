import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { type Database, openPostgres } from '../db/database.ts';
import { type MigrationState, readMigrationState } from '../db/migrate.ts';
import { openUnmigrated } from '../db/open-database.ts';
import { limitedPool, postgresLimits } from '../db/postgres-pool.ts';
import { describeError } from '../log.ts';
import { hasServer, lockDataFolder } from '../start/data-folder.ts';
import { laterVersionWarning, missingMigrationsError } from '../start/migrated-database.ts';
import { StartError } from '../start/start-error.ts';
import { readFacts } from './doctor.repository.ts';
import { clockFinding, error, type Finding, ok, reasonOf, warn } from './finding.ts';

/**
 * Connections of one server besides its pool: for locks, for rate limits and for live updates. The one that compares a
 * replica is not counted.
 */
const otherConnections = 3;

/**
 * Judges the migrations of the database, compared with those of this version.
 * @param migrate whether the server applies missing ones at its start
 */
export function migrationFinding(migrations: MigrationState, migrate: boolean): Finding {
  const { missing } = migrations;
  if (missing > 0 && !migrate) return error(missingMigrationsError(missing));
  const later = laterVersionWarning({ migrations });
  if (later !== null) return warn(later);
  if (missing === 0) return ok('database: all migrations are applied');
  return warn(`database: ${missing} migrations are not applied; the next start applies them`);
}

/** Judges the connection limit of the database. */
export function connectionsFinding(
  { maxConnections, reservedConnections }: { maxConnections: number; reservedConnections: number },
  needed: number,
): Finding {
  const available = maxConnections - reservedConnections;
  if (available >= needed)
    return ok(`database: ${available} connections, of which one server uses at most ${needed}`);
  return error(
    `database: ${available} connections (max_connections without reserved ones); one server needs ${needed}`,
  );
}

async function postgresFindings(db: Database, config: Config): Promise<Finding[]> {
  const facts = await readFacts(db);
  if (!facts) return [error('DATABASE_URL: the database answers nothing')];
  const { version, fsync, jit, now } = facts;
  return [
    ok(`database: PostgreSQL ${version} responds`),
    migrationFinding(await readMigrationState(db), config.migrate),
    connectionsFinding(facts, neededConnections(config)),
    fsync === 'on' ? ok('database: fsync is on') : error('database: fsync is off; a crash loses data'),
    jit === 'off' ? ok('database: jit is off for the server') : warn('database: jit is on; plans are slow'),
    clockFinding('the database', new Date(Number(now)), new Date()),
  ];
}

/** Opens the embedded database under the lock of its folder, as the next start would; a server stays alone with it. */
async function embeddedFinding(dataDir: string): Promise<Finding> {
  if (await hasServer(dataDir))
    return ok('database: the embedded one is there; its migrations are not checked while a server uses it');
  let unlock: (() => Promise<void>) | undefined;
  try {
    unlock = await lockDataFolder(dataDir);
    const { db, close } = await openUnmigrated({ dataDir, databaseUrl: null });
    try {
      return migrationFinding(await readMigrationState(db), true);
    } finally {
      await close();
    }
  } catch (cause) {
    // Such as a server in another container.
    if (cause instanceof StartError)
      return warn(`database: its migrations are not checked (${cause.message})`);
    return error(`DATA_DIR: the embedded database cannot be opened (${describeError(cause).message})`);
  } finally {
    await unlock?.();
  }
}

/** The most connections to the primary database of one server. */
export function neededConnections({
  databaseConnections,
  databaseReplicaUrl,
}: Pick<Config, 'databaseConnections' | 'databaseReplicaUrl'>): number {
  return databaseConnections + otherConnections + (databaseReplicaUrl === null ? 0 : 1);
}

/** Checks the database. */
export async function checkDatabase(config: Config): Promise<Finding[]> {
  const { databaseUrl, dataDir } = config;
  if (databaseUrl === null) {
    if (existsSync(join(dataDir, 'db', 'PG_VERSION'))) return [await embeddedFinding(dataDir)];
    return [warn(`database: there is none in ${dataDir} yet; the first start creates it`)];
  }
  const { db, close } = openPostgres(limitedPool(databaseUrl, postgresLimits, 1));
  try {
    return await postgresFindings(db, config);
  } catch (cause) {
    return [error(`DATABASE_URL: the database does not respond (${reasonOf(cause)})`)];
  } finally {
    await close();
  }
}
