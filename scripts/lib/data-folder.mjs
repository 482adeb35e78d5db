import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StopError } from './stop-error.mjs';

const MARK = 'running.json';

/**
 * The lock of the server: a folder with a socket on which the server listens. `lockName` of
 * packages/server/src/start/data-folder.ts.
 */
const LOCK_NAME = 'server.lock';

/** The system's limit for paths of sockets is 104 to 108 bytes. */
const MAX_PATH_BYTES = 100;

/**
 * File that marks a folder as created or first used by Aura while empty; only such a folder may be deleted.
 */
const OWNED = '.aura';

/**
 * The processes that use a data folder: `npm start` and its children.
 * @typedef {{ pid: number, children: number[] }} RunMark
 */

/**
 * Creates the data folder, which only the current user can open, and checks that it is writable.
 * @param {string} dataDir absolute path
 * @throws {StopError} when it cannot be used
 */
export function prepareDataFolder(dataDir) {
  try {
    makeFolder(dataDir);
    if (!statSync(dataDir).isDirectory()) throw new Error('it is a file');
    const probe = join(dataDir, `.probe-${process.pid}`);
    const empty = readdirSync(dataDir).length === 0;
    writeFileSync(probe, '');
    rmSync(probe);
    if (empty) writeFileSync(join(dataDir, OWNED), '', { mode: 0o600 });
  } catch (error) {
    throw new StopError(
      `The data folder ${dataDir} cannot be used: ${reasonOf(error)}. Set DATA_DIR to another.`,
    );
  }
}

/**
 * Deletes a data folder.
 * @param {string} dataDir absolute path
 * @throws {StopError} when a run or a server uses it or it was not created by Aura
 */
export async function deleteDataFolder(dataDir) {
  if (!existsSync(dataDir)) return;
  const running = findRunning(dataDir);
  if (running) throw new StopError(`Aura runs on ${dataDir} (process ${running.pid}); stop it first.`);
  if (await hasServer(dataDir)) throw new StopError(`A server uses ${dataDir}; stop it first.`);
  if (!existsSync(join(dataDir, OWNED))) {
    throw new StopError(`${dataDir} was not made by Aura; delete it by hand if that is what you want.`);
  }
  rmSync(dataDir, { recursive: true });
}

/**
 * Creates a folder and its parents. Node's recursive `mkdir` never returns where a folder refuses children
 * with ENOENT, as `/proc` does.
 * @param {string} path
 */
function makeFolder(path) {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}

/**
 * Returns the run that uses the data folder, if any.
 * @param {string} dataDir
 * @returns {RunMark | undefined}
 */
export function findRunning(dataDir) {
  const mark = readMark(dataDir);
  return mark && isAlive(mark.pid) ? mark : undefined;
}

/**
 * Waits until no server uses the data folder. Unlike `findRunning`, it also finds servers in other containers.
 * @param {string} dataDir
 * @param {number} limitMs time for a server that is ending
 * @returns {Promise<boolean>} false when one still uses it
 */
export async function waitForFreeFolder(dataDir, limitMs) {
  const limit = Date.now() + limitMs;
  while (await hasServer(dataDir)) {
    if (Date.now() > limit) return false;
    await sleep(50);
  }
  return true;
}

/**
 * Whether a server of this system uses the data folder, by the rules of the server: `hasServer` in
 * packages/server/src/start/data-folder.ts and `isListening` in lock-socket.ts.
 * @param {string} dataDir
 * @returns {Promise<boolean>}
 */
async function hasServer(dataDir) {
  const folder = join(dataDir, LOCK_NAME);
  const names = existsSync(folder) && statSync(folder).isDirectory() ? readdirSync(folder) : [];
  const sockets = names.filter((name) => name.endsWith('.sock'));
  const found = await Promise.all(sockets.map((name) => isListening(folder, name)));
  return found.includes(true);
}

/**
 * Whether a process listens on a Unix socket, or may: only a missing or closed socket counts as free.
 * @param {string} folder of the socket
 * @param {string} name
 * @returns {Promise<boolean>}
 */
async function isListening(folder, name) {
  const path = join(folder, name);
  if (Buffer.byteLength(path) <= MAX_PATH_BYTES) return canConnect(path);
  const handle = await open(folder, 'r');
  try {
    return await canConnect(`/proc/self/fd/${handle.fd}/${name}`);
  } finally {
    await handle.close();
  }
}

/**
 * @param {string} path
 * @returns {Promise<boolean>}
 */
function canConnect(path) {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', (error) => {
      const { code } = /** @type {NodeJS.ErrnoException} */ (error);
      resolve(code !== 'ECONNREFUSED' && code !== 'ENOENT');
    });
  });
}

/**
 * Returns the running processes of a killed run.
 * @param {string} dataDir
 * @returns {number[]} process ids
 */
export function findLeftovers(dataDir) {
  return (readMark(dataDir)?.children ?? []).filter(isAlive);
}

/**
 * @param {string} dataDir
 * @param {number[]} children ids of the processes that this one started
 */
export function markRunning(dataDir, children) {
  writeFileSync(join(dataDir, MARK), JSON.stringify({ pid: process.pid, children }), { mode: 0o600 });
}

/** @param {string} dataDir */
export function unmarkRunning(dataDir) {
  rmSync(join(dataDir, MARK), { force: true });
}

/**
 * @param {string} dataDir
 * @returns {RunMark | undefined}
 */
function readMark(dataDir) {
  try {
    return JSON.parse(readFileSync(join(dataDir, MARK), 'utf8'));
  } catch {
    return undefined;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return isNode(pid);
  } catch {
    return false;
  }
}

/**
 * Returns whether a process is a Node process, since process ids are reused. Where the system does not show
 * the program, returns true.
 * @param {number} pid
 */
function isNode(pid) {
  try {
    return /node|^MainThread/.test(readFileSync(`/proc/${pid}/comm`, 'utf8'));
  } catch {
    return true;
  }
}

/** @param {unknown} error */
function reasonOf(error) {
  const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
  if (code === 'EEXIST' || code === 'ENOTDIR') return 'it is a file or below one';
  if (code === 'EACCES' || code === 'EPERM') return 'no permission to write there';
  if (code === 'EROFS') return 'it is read-only';
  if (code === 'ENOENT') return 'it cannot be made there';
  return code ?? message;
}
