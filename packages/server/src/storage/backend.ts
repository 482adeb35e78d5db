import type { Disk, DriveFile } from 'flydrive';
import { causesOf } from '../errors/error-causes.ts';

/** The disk of a storage, and the operations that differ between backends. */
export interface StorageBackend {
  readonly disk: Disk;
  /** Deletes everything in a folder, but not folders with the same prefix. */
  deleteFolder(folder: string): Promise<void>;
}

/** An object found by listing the storage. */
export interface StoredBlob {
  readonly key: string;
  readonly lastModified: Date;
}

/** Whether an error means that the object does not exist. A missing bucket is a failure. */
export function isMissing(error: unknown): boolean {
  return [...causesOf(error)].some(({ name, code }) => name === 'NoSuchKey' || code === 'ENOENT');
}

/** @returns null when the object has been deleted since it was listed */
async function lastModifiedOf(object: DriveFile): Promise<Date | null> {
  try {
    return (await object.getMetaData()).lastModified;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/**
 * Lists the objects of a disk.
 * @param folder null lists the whole disk
 */
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
