import type { Disk } from 'flydrive';
import { causesOf } from '../errors/error-causes.ts';

/** The disk of a storage, and the operations that differ between backends. */
export interface StorageBackend {
  readonly disk: Disk;
  /** Deletes everything in a folder, but not folders with the same prefix. */
  deleteFolder(folder: string): Promise<void>;
  /** Iterates over all objects, unordered and with a part of them in memory. */
  list(): AsyncIterable<StoredBlob>;
}

/** An object found by listing the storage. */
export interface StoredBlob {
  readonly key: string;
  readonly lastModified: Date;
}

/** Whether an error means that the object does not exist. A missing bucket is a failure. */
function isMissing(error: unknown): boolean {
  return [...causesOf(error)].some(({ name, code }) => name === 'NoSuchKey' || code === 'ENOENT');
}

/** Returns null when the object, the file or the folder does not exist, such as when it was deleted since it was listed. */
export async function unlessMissing<Result>(result: Promise<Result>): Promise<Result | null> {
  try {
    return await result;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
