import { resolve } from 'node:path';
import { readArguments, runCommand, usesDataFolder, withDataFolder } from './backup/command.ts';
import { verifyBackup } from './backup/read-backup.ts';
import { checkVersion, restoreBackup } from './backup/restore-backup.ts';
import type { Config } from './config/config.ts';
import { openUnmigrated } from './db/open-database.ts';
import { makeDataFolderPrivate } from './start/private-files.ts';
import { openSharedStorage } from './storage/storage.ts';

/** `npm run restore -- FILE`: restores a backup into an empty database, or into any with `--replace`. */

/** The database and the images that are written, so that a wrong setting is seen. */
function describeTarget({ databaseUrl, s3, dataDir }: Config): string {
  const folder = resolve(dataDir);
  const address = databaseUrl === null ? null : new URL(databaseUrl);
  const database = address === null ? `database in ${folder}` : `database ${address.host}${address.pathname}`;
  return `the ${database}, images in ${s3 === null ? folder : `the bucket ${s3.bucket}`}`;
}

async function restore(config: Config, file: string, replace: boolean): Promise<string> {
  const backup = await verifyBackup(file);
  checkVersion(file, backup.manifest);
  const database = await openUnmigrated(config);
  try {
    const storage = await openSharedStorage(config);
    const { skippedTables } = await restoreBackup(
      { config, db: database.db, storage },
      file,
      backup,
      replace,
    );
    const skipped = skippedTables.length > 0 ? `, without the tables ${skippedTables.join(', ')}` : '';
    return `The backup of ${backup.manifest.createdAt} is restored${skipped}`;
  } finally {
    await database.close();
    if (usesDataFolder(config)) await makeDataFolderPrivate(config.dataDir);
  }
}

await runCommand(async (config) => {
  const { file, options } = readArguments('Usage: npm run restore -- [--replace] FILE', ['replace']);
  process.stdout.write(`Restoring into ${describeTarget(config)}\n`);
  const work = () => restore(config, file, options.has('replace'));
  return usesDataFolder(config) ? withDataFolder(config, true, work) : work();
});
