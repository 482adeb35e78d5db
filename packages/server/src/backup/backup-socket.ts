import { chmod, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Logger } from 'pino';
import { withShortPath } from '../start/lock-socket.ts';
import { systemErrorCode } from '../start/start-error.ts';
import { streamBackup } from './backup-stream.ts';
import type { BackupSource } from './create-backup.ts';

const socketName = 'backup.sock';

/**
 * Lets `npm run backup` get a backup from the running server, which alone can open the embedded database: a Unix
 * socket in the data folder that only the server's user can open. A connection receives the backup.
 * @returns a function that stops it
 */
export async function offerBackups(source: BackupSource, log: Logger): Promise<() => Promise<void>> {
  const connections = new Set<Socket>();
  const server = createServer(async (socket) => {
    connections.add(socket);
    log.info('a backup begins');
    try {
      await pipeline(streamBackup(source), socket);
      log.info('a backup ends');
    } catch (error) {
      log.error({ err: error }, 'a backup failed');
    } finally {
      connections.delete(socket);
      socket.destroy();
    }
  });
  const { dataDir } = source.config;
  // Left behind by a killed server; this one has locked the folder.
  await rm(join(dataDir, socketName), { force: true });
  try {
    await withShortPath(dataDir, socketName, async (path) => {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(path, resolve);
      });
      await chmod(path, 0o600);
    });
  } catch (error) {
    log.warn({ err: error }, 'backups are possible only while the server is stopped');
  }
  return async () => {
    for (const socket of connections) socket.destroy();
    server.close();
    await rm(join(dataDir, socketName), { force: true });
  };
}

/**
 * Asks the server that uses a data folder for a backup.
 * @returns null when none listens
 */
export async function requestBackup(dataDir: string): Promise<Socket | null> {
  const tryConnect = (path: string) =>
    new Promise<Socket | null>((resolve, reject) => {
      const socket = connect(path);
      socket.once('connect', () => {
        socket.removeAllListeners('error');
        resolve(socket);
      });
      socket.once('error', (error) =>
        ['ECONNREFUSED', 'ENOENT', 'ENOTDIR'].includes(systemErrorCode(error))
          ? resolve(null)
          : reject(error),
      );
    });
  try {
    return await withShortPath(dataDir, socketName, tryConnect);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(systemErrorCode(error))) return null;
    throw error;
  }
}
