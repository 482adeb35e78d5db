import { randomUUID } from 'node:crypto';
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { type StorageBackend, type StoredBlob, unlessMissing } from './backend.ts';

/** Folder for files that are being written. */
const unfinishedFolder = 'unfinished';

/** Writes a file and calls fsync. */
async function writeSynced(path: string, contents: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const file = await open(path, 'wx');
  try {
    await file.writeFile(contents);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Writes a file under a temporary name and renames it, so that readers never see a partial file. */
class AtomicFileDriver extends FSDriver {
  readonly #root: string;

  constructor(root: string) {
    super({ location: root, visibility: 'private' });
    this.#root = root;
  }

  override async put(...[key, contents]: Parameters<FSDriver['put']>): Promise<void> {
    const unfinished = join(this.#root, unfinishedFolder, randomUUID());
    const target = join(this.#root, key);
    try {
      await writeSynced(unfinished, contents);
      await mkdir(dirname(target), { recursive: true });
      await rename(unfinished, target);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }
}

/**
 * Lists the files in a folder and its subfolders. One folder after the other is read, a few entries at a time, since the
 * storage may have millions of files.
 * @param prefix of the folder's keys
 */
async function* listFolder(path: string, prefix = ''): AsyncIterable<StoredBlob> {
  for await (const entry of (await unlessMissing(opendir(path))) ?? []) {
    const key = `${prefix}${entry.name}`;
    const entryPath = join(path, entry.name);
    if (entry.isDirectory()) yield* listFolder(entryPath, `${key}/`);
    else if (entry.isFile()) {
      const file = await unlessMissing(stat(entryPath));
      if (file) yield { key, lastModified: file.mtime };
    }
  }
}

/**
 * Creates a backend in a local folder that no other server uses, and deletes partial files of a killed
 * server.
 */
export async function createFolderBackend(root: string): Promise<StorageBackend> {
  // When the folder is not writable, the first write fails.
  await rm(join(root, unfinishedFolder), { recursive: true, force: true }).catch(() => undefined);
  return createSharedFolderBackend(root);
}

/** Creates a backend in a local folder that a running server may use too. */
export function createSharedFolderBackend(root: string): StorageBackend {
  const disk = new Disk(new AtomicFileDriver(root));
  return { disk, deleteFolder: (folder) => disk.deleteAll(folder), list: () => listFolder(root) };
}
