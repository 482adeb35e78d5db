import { resolve } from 'node:path';
import { ConfigError } from './config-error.ts';
import type { Settings } from './settings.ts';

export type DatabaseConfig = ReturnType<typeof databaseConfig>;

/**
 * Returns the settings of the database and of what servers of one database share.
 * @throws ConfigError when they contradict each other
 */
export function databaseConfig({
  DATA_DIR,
  DATABASE_URL,
  DATABASE_CONNECTIONS,
  DATABASE_REPLICA_URL,
  MIGRATE,
  VALKEY_URL,
}: Settings) {
  if (!DATABASE_URL && DATABASE_REPLICA_URL) {
    throw new ConfigError('DATABASE_REPLICA_URL: needs DATABASE_URL, the server that it is a replica of');
  }
  if (!DATABASE_URL && VALKEY_URL) {
    throw new ConfigError('VALKEY_URL: needs DATABASE_URL, since the embedded database has one server');
  }
  if (!DATABASE_URL && MIGRATE === 'off') {
    throw new ConfigError('MIGRATE: off needs DATABASE_URL, since the embedded database has one server');
  }
  return {
    dataDir: resolve(DATA_DIR),
    databaseUrl: DATABASE_URL ?? null,
    databaseConnections: DATABASE_CONNECTIONS,
    databaseReplicaUrl: DATABASE_REPLICA_URL ?? null,
    valkeyUrl: VALKEY_URL ?? null,
    migrate: MIGRATE === 'on',
  };
}
