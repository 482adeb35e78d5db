import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { StartError, systemErrorCode } from './start-error.ts';

const lockName = 'server.lock';
const secretName = 'signing-secret';
const exitTimeoutMs = 2000;

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

/** Waits until a killed process has exited. */
async function waitForExit(pid: number): Promise<boolean> {
  const limit = Date.now() + exitTimeoutMs;
  while (isAlive(pid)) {
    if (Date.now() > limit) return false;
    await setTimeout(50);
  }
  return true;
}

async function createFile(path: string, text: string): Promise<boolean> {
  try {
    await writeFile(path, text, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (systemErrorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Locks the folder, since two servers on one embedded database would corrupt it. */
async function lock(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, lockName);
  const release = () => rm(path, { force: true });
  if (await createFile(path, String(process.pid))) return release;
  const holder = Number(await readFile(path, 'utf8'));
  if (!(await waitForExit(holder)))
    throw new StartError(`DATA_DIR: ${folder} is in use by process ${holder}`);
  await release();
  if (await createFile(path, String(process.pid))) return release;
  throw new StartError(`DATA_DIR: ${folder} is in use by another server`);
}

/**
 * Creates the data folder and locks it for this process.
 * @returns a function that releases the lock
 * @throws StartError when the folder cannot be used or another server uses it
 */
export async function lockDataFolder(folder: string): Promise<() => Promise<void>> {
  try {
    await mkdir(folder, { recursive: true });
    return await lock(folder);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`DATA_DIR: ${folder} cannot be used (${systemErrorCode(error) || String(error)})`);
  }
}

/**
 * Returns the secret that signs image addresses; it is generated on the first start and stored in the data
 * folder.
 */
export async function readSigningSecret(folder: string): Promise<string> {
  const path = join(folder, secretName);
  const fresh = randomBytes(32).toString('base64url');
  if (await createFile(path, fresh)) {
    const handle = await open(path, 'r');
    await handle.sync();
    await handle.close();
    return fresh;
  }
  return readFile(path, 'utf8');
}
