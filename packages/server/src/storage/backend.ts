import type { Disk, DriveFile } from 'flydrive';
import { causesOf } from '../errors/error-causes.ts';

/** Where a storage keeps its bytes. */
export interface StorageBackend {
  readonly disk: Disk;
  /** Deletes everything below a folder and nothing beside it. */
  deleteFolder(folder: string): Promise<void>;
}

/** A stored object as found by looking through the storage. */
export interface StoredBlob {
  readonly key: string;
  readonly lastModified: Date;
}

/** Whether nothing lies there. A missing bucket is a failure; only a missing object is an answer. */
export function isMissing(error: unknown): boolean {
  return [...causesOf(error)].some(({ name, code }) => name === 'NoSuchKey' || code === 'ENOENT');
}

/** @returns null for an object that is gone since it was listed */
async function lastModifiedOf(object: DriveFile): Promise<Date | null> {
  try {
    return (await object.getMetaData()).lastModified;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** @param folder null looks through everything */
export async function* listDisk(disk: Disk, folder: string | null): AsyncIterable<StoredBlob> {
  let paginationToken: string | undefined;
  do {
    const page = await disk.listAll(folder ?? undefined, {
      recursive: true,
      ...(paginationToken ? { paginationToken } : {}),
    });
    for (const object of page.objects) {
      if (!object.isFile) continue;
      const lastModified = await lastModifiedOf(object);
      if (lastModified) yield { key: object.key, lastModified };
    }
    paginationToken = page.paginationToken;
  } while (paginationToken);
}
