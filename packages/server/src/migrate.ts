import { readDatabaseConfig } from './config/config.ts';
import { lockDataFolder } from './start/data-folder.ts';
import { exitWithError } from './start/exit-with-error.ts';
import { laterVersionWarning, openMigratedDatabase } from './start/migrated-database.ts';
import { othersRights } from './start/private-files.ts';

/** The program that applies pending migrations, `npm run migrate`. */
async function main(): Promise<void> {
  process.umask(othersRights);
  const config = readDatabaseConfig(process.env);
  const unlock = config.databaseUrl === null ? await lockDataFolder(config.dataDir) : null;
  try {
    const database = await openMigratedDatabase({ ...config, migrate: true });
    await database.close();
    const { applied } = database.migrations;
    process.stdout.write(`${applied} migration${applied === 1 ? '' : 's'} applied.\n`);
    const warning = laterVersionWarning(database);
    if (warning) process.stderr.write(`${warning}\n`);
  } finally {
    await unlock?.();
  }
}

main().then(() => process.exit(0), exitWithError);
