import { open, rename, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { systemErrorCode } from '../start/start-error.ts';
import { BackupError } from './backup-error.ts';
import { type VerifiedBackup, verifyBackup } from './read-backup.ts';

/** Codes of a connection that ended, in contrast to those of a file. */
const connectionCodes = ['ECONNRESET', 'EPIPE'];

async function writeSynced(file: string, content: Readable, signal: AbortSignal): Promise<void> {
  // A new file, since one of a killed backup may have other rights.
  await rm(file, { force: true });
  const handle = await open(file, 'wx', 0o600);
  try {
    const write = async (chunks: AsyncIterable<Uint8Array>) => {
      for await (const chunk of chunks) await handle.writeFile(chunk);
    };
    await pipeline(content, write, { signal });
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function toBackupError(file: string, error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return new BackupError('The backup was interrupted; nothing was written');
  const code = systemErrorCode(error);
  if (connectionCodes.includes(code)) return new BackupError('The server ended the backup; its log says why');
  return /^E(?!RR_)/.test(code) ? new BackupError(`${file} cannot be written (${code})`) : error;
}

/**
 * Writes a backup to `FILE.partial`, reads it back and renames it, so that a file of this name is complete.
 * @param signal ends the backup
 * @throws BackupError when it cannot be written; the file is as before
 */
export async function saveBackup(
  file: string,
  content: Readable,
  signal: AbortSignal,
): Promise<VerifiedBackup> {
  const partial = `${file}.partial`;
  try {
    await writeSynced(partial, content, signal);
    const verified = await verifyBackup(partial);
    await rename(partial, file);
    return verified;
  } catch (error) {
    content.destroy();
    await rm(partial, { force: true }).catch(() => undefined);
    throw toBackupError(file, error, signal);
  }
}
