import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BackupError } from './backup/backup-error.ts';
import { saveBackup } from './backup/backup-file.ts';
import { requestBackup } from './backup/backup-socket.ts';
import { streamBackup } from './backup/backup-stream.ts';
import { readArguments, runCommand, withDataFolder } from './backup/command.ts';
import type { VerifiedBackup } from './backup/read-backup.ts';
import type { Config } from './config/config.ts';
import { openUnmigrated } from './db/open-database.ts';
import { openSharedStorage } from './storage/storage.ts';

/** `npm run backup -- FILE`: writes all rows and images to a file, also while the server runs. */

async function backUpHere(config: Config, file: string, signal: AbortSignal): Promise<VerifiedBackup> {
  const database = await openUnmigrated(config);
  try {
    const storage = await openSharedStorage(config);
    const source = { config, db: database.db, storage, clock: () => new Date() };
    return await saveBackup(file, streamBackup(source), signal);
  } finally {
    await database.close();
  }
}

async function backUp(config: Config, file: string, signal: AbortSignal): Promise<VerifiedBackup> {
  if (config.databaseUrl !== null) return backUpHere(config, file, signal);
  const running = await requestBackup(config.dataDir);
  if (running) return saveBackup(file, running, signal);
  return withDataFolder(config, false, () => {
    if (!existsSync(join(config.dataDir, 'db')))
      throw new BackupError(`DATA_DIR: ${config.dataDir} has no database`);
    return backUpHere(config, file, signal);
  });
}

await runCommand(async (config, signal) => {
  const { file } = readArguments('Usage: npm run backup -- FILE');
  const { end } = await backUp(config, file, signal);
  const rows = Object.values(end.rows).reduce((sum, count) => sum + count, 0);
  const deleted = end.missingImages > 0 ? `; ${end.missingImages} images were deleted meanwhile` : '';
  return `${file} has ${rows} rows and ${end.images} images${deleted}`;
});
