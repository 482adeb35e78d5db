import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { StorageBackend } from './backend.ts';

/** Where bytes lie until all of them are there. */
const unfinishedFolder = 'unfinished';

/** Writes bytes and waits until they are on the disk. */
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

/** Writes a file beside its place and moves it there whole, so that nobody ever reads half of one. */
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

/** A folder of this machine, which no other server uses. What a killed one left half written goes first. */
export async function createFolderBackend(root: string): Promise<StorageBackend> {
  // A folder that cannot be written is told of by whoever writes first.
  await rm(join(root, unfinishedFolder), { recursive: true, force: true }).catch(() => undefined);
  const disk = new Disk(new AtomicFileDriver(root));
  return { disk, deleteFolder: (folder) => disk.deleteAll(folder) };
}
