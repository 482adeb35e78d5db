import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { lockFolder } from './folder-lock.ts';
import { isListening } from './lock-socket.ts';
import { StartError, systemErrorCode } from './start-error.ts';

export const lockName = 'server.lock';

function isAlive(pid: number): boolean {
  // In a container, each server gets the same process id as its predecessor.
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return systemErrorCode(error) === 'EPERM';
  }
}

/**
 * Removes the lock of an earlier version, a file with a process id.
 * @throws StartError when that process still runs
 */
async function removeEarlierLock(folder: string): Promise<void> {
  const path = join(folder, lockName);
  const pid = await readFile(path, 'utf8').then(Number, () => null);
  if (pid === null) return;
  if (isAlive(pid)) throw new StartError(`DATA_DIR: ${folder} is in use by process ${pid}`);
  await rm(path, { force: true });
}

/** Whether a server of this system uses the data folder. */
export async function hasServer(dataDir: string): Promise<boolean> {
  const folder = join(dataDir, lockName);
  const names = await readdir(folder).catch(() => []);
  const sockets = names.filter((name) => name.endsWith('.sock'));
  const found = await Promise.all(sockets.map((name) => isListening(folder, name)));
  return found.includes(true);
}

/**
 * Creates the data folder and locks it for this process, since two servers on one embedded database would
 * corrupt it.
 * @returns a function that releases the lock
 * @throws StartError when the folder cannot be used or another server uses it
 */
export async function lockDataFolder(folder: string): Promise<() => Promise<void>> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await removeEarlierLock(folder);
    return await lockFolder(join(folder, lockName));
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`DATA_DIR: ${folder} cannot be used (${systemErrorCode(error) || String(error)})`);
  }
}
