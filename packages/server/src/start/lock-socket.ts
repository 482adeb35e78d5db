import { open } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { systemErrorCode } from './start-error.ts';

/** The system's limit is 104 to 108 bytes. */
const maxPathBytes = 100;

/** Calls `use` with a path of the file that is short enough for a socket. */
export async function withShortPath<Result>(
  folder: string,
  name: string,
  use: (path: string) => Promise<Result>,
): Promise<Result> {
  const path = join(folder, name);
  if (Buffer.byteLength(path) <= maxPathBytes) return use(path);
  const handle = await open(folder, 'r');
  try {
    return await use(`/proc/self/fd/${handle.fd}/${name}`);
  } finally {
    await handle.close();
  }
}

/**
 * Listens on a Unix socket in a folder. The kernel ends it with the process, and containers that share the
 * folder can connect to it.
 * @returns null where the system or the file system has no such sockets
 */
export async function listenOnSocket(folder: string, name: string): Promise<Server | null> {
  const server = createServer((socket) => socket.destroy());
  const listen = (path: string) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(path, resolve);
    });
  try {
    await withShortPath(folder, name, listen);
  } catch {
    return null;
  }
  return server.unref();
}

/** Whether a process listens on a socket of this system. A stopped or busy process counts too. */
export function isListening(folder: string, name: string): Promise<boolean> {
  const tryConnect = (path: string) =>
    new Promise<boolean>((resolve) => {
      const socket = connect(path);
      socket.once('connect', () => {
        socket.destroy();
        resolve(true);
      });
      socket.once('error', (error) => resolve(!['ECONNREFUSED', 'ENOENT'].includes(systemErrorCode(error))));
    });
  return withShortPath(folder, name, tryConnect);
}
