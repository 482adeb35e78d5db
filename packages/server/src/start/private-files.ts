import { chmodSync, statSync } from 'node:fs';
import { chmod, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { lockName } from './data-folder.ts';
import { systemErrorCode } from './start-error.ts';

/** Rights of the group and of all other users; also the process's umask. */
export const othersRights = 0o077;

/** What the server and `npm start` write into the data folder. */
const ownNames = [
  '.aura',
  'auth',
  'backup.sock',
  'db',
  'logs',
  'mail',
  'pictures',
  'push-key',
  'running.json',
  lockName,
  'signing-secret',
];

/** May have millions of files, which the folder's own rights protect; only changed when these allow others. */
const largeName = 'pictures';

async function hasOthersRights(path: string): Promise<boolean> {
  return ((await stat(path)).mode & othersRights) !== 0;
}

/** Files that were deleted meanwhile, or that belong to another user. */
function ignoreForeign(error: unknown): void {
  if (!['ENOENT', 'EPERM'].includes(systemErrorCode(error))) throw error;
}

/**
 * Removes the rights of others from a file, or from a folder after its content. The embedded database has a thousand
 * files; asked for asynchronously, their rights took a tenth of the start.
 */
async function makePrivate(path: string): Promise<void> {
  const entry = statSync(path);
  if (entry.isDirectory())
    for (const name of await readdir(path)) await makePrivate(join(path, name)).catch(ignoreForeign);
  if ((entry.mode & othersRights) !== 0) chmodSync(path, entry.mode & ~othersRights);
}

/**
 * Removes the rights of other users of the system from the data folder. Earlier versions wrote it with such
 * rights, and the embedded database creates its first files with them whatever the umask is. When the folder also
 * has files that are not the server's, only its own are changed.
 */
export async function makeDataFolderPrivate(folder: string): Promise<void> {
  const names = await readdir(folder);
  for (const name of names.filter((name) => ownNames.includes(name))) {
    const path = join(folder, name);
    if (name !== largeName || (await hasOthersRights(path))) await makePrivate(path).catch(ignoreForeign);
  }
  if (names.every((name) => ownNames.includes(name))) await chmod(folder, 0o700).catch(ignoreForeign);
}
