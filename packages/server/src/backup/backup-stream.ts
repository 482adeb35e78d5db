import type { Readable } from 'node:stream';
import { describeError } from '../log.ts';
import { createArchiveWriter } from './archive-writer.ts';
import { BackupError } from './backup-error.ts';
import { type BackupSource, writeBackup } from './create-backup.ts';

/** Makes a backup as a stream; the stream fails when the backup does. */
export function streamBackup(source: BackupSource): Readable {
  const archive = createArchiveWriter(source.clock());
  writeBackup(source, archive).catch((error: unknown) => {
    const reason = new BackupError(`The backup failed (${describeError(error).message})`, { cause: error });
    archive.fail(reason);
  });
  return archive.stream;
}
