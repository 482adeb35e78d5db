import { existsSync } from 'node:fs';
import { readFile, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { packageRoot } from '../package-root.ts';
import { hasServer } from '../start/data-folder.ts';
import { othersRights } from '../start/private-files.ts';
import { error, type Finding, ok, warn } from './finding.ts';

const mebibyte = 1_048_576;
const minFreeBytes = 64 * mebibyte;
const fewFreeBytes = 1024 * mebibyte;
const minFreeFiles = 1000;
/** Memory of a server with the embedded database, and with PostgreSQL. */
const usualBytes = { embedded: 1024 * mebibyte, postgres: 512 * mebibyte };

/** Judges the free space of a disk. */
export function diskFinding(folder: string, freeBytes: number, freeFiles: number): Finding {
  const free = `${Math.floor(freeBytes / mebibyte)} MB`;
  if (freeBytes < minFreeBytes) return error(`disk: ${free} are free for ${folder}; make space`);
  if (freeFiles < minFreeFiles) return error(`disk: ${freeFiles} files are free for ${folder}; delete some`);
  if (freeBytes < fewFreeBytes) return warn(`disk: only ${free} are free for ${folder}`);
  return ok(`disk: ${free} are free for ${folder}`);
}

async function checkDisk(folder: string): Promise<Finding> {
  const { bavail, bsize, ffree, files } = await statfs(folder);
  // Some file systems have no limit of files and report none.
  return diskFinding(folder, bavail * bsize, files === 0 ? Number.POSITIVE_INFINITY : ffree);
}

async function checkMemory({ databaseUrl }: Config): Promise<Finding> {
  const text = await readFile('/sys/fs/cgroup/memory.max', 'utf8').catch(() => 'max');
  const limit = Number(text);
  if (!Number.isFinite(limit)) return ok('memory: no limit is set');
  const usual = databaseUrl === null ? usualBytes.embedded : usualBytes.postgres;
  const size = `${Math.floor(limit / mebibyte)} MB`;
  if (limit >= usual) return ok(`memory: the limit is ${size}`);
  return warn(`memory: the limit of ${size} is below ${usual / mebibyte} MB; the server may be killed`);
}

async function checkLock(dataDir: string): Promise<Finding> {
  return ok(`server: ${(await hasServer(dataDir)) ? 'one' : 'none'} runs on the data folder`);
}

async function checkRights(dataDir: string): Promise<Finding> {
  const names = ['', 'db', 'pictures', 'push-key', 'signing-secret', 'auth'].filter((name) =>
    existsSync(join(dataDir, name)),
  );
  for (const name of names) {
    const path = join(dataDir, name);
    if (((await stat(path)).mode & othersRights) !== 0)
      return warn(`rights: others have rights on ${path}; chmod -R go= ${path}`);
  }
  return ok('rights: only the owner can open the data folder');
}

function checkApp({ appDir }: Config): Finding {
  const folder = appDir ?? join(packageRoot(), '..', 'app', 'dist');
  if (existsSync(join(folder, 'index.html'))) return ok('app: it is built');
  return warn(`app: it is not in ${folder}, so only the API is served; run npm run build`);
}

/** Checks the data folder, the disk, the memory and the built app; changes nothing. */
export async function checkMachine(config: Config): Promise<Finding[]> {
  const { dataDir } = config;
  const folder = existsSync(dataDir)
    ? [await checkDisk(dataDir), await checkRights(dataDir), await checkLock(dataDir)]
    : [warn(`DATA_DIR: ${dataDir} is not there yet; the first start creates it`)];
  return [...folder, await checkMemory(config), checkApp(config)];
}
