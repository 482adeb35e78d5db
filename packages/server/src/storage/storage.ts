import { join } from 'node:path';
import type { Config } from '../config.ts';
import { isMissing, listDisk, type StoredBlob } from './backend.ts';
import { createFolderBackend } from './folder-backend.ts';
import { createS3Backend } from './s3-backend.ts';

/** Bytes under keys of our own making. */
export interface BlobStorage {
  /** Stores all of the bytes or nothing. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** @returns null when nothing lies there */
  get(key: string): Promise<Uint8Array | null>;
  /** Deletes everything below the folder; nothing there is no failure. */
  deleteFolder(folder: string): Promise<void>;
  /** @throws when the storage cannot be reached or written */
  check(): Promise<void>;
  /** Every stored object, in no order. */
  list(): AsyncIterable<StoredBlob>;
}

/** Keys are made of our ids alone, so none can point anywhere else. */
const keyPattern = /^[A-Za-z0-9_-]+(\/[A-Za-z0-9_-]+)*(\.[a-z]+)?$/;
const probeKey = 'health/probe';

function validateKey(key: string): string {
  if (!keyPattern.test(key)) throw new Error('Not a key of this storage');
  return key;
}

/**
 * A storage in the folder `pictures` of the data folder, or in an S3 bucket when one is configured.
 * @param s3TimeoutMs for one operation of a bucket
 */
export async function openStorage(
  config: Pick<Config, 'dataDir' | 's3'>,
  s3TimeoutMs?: number,
): Promise<BlobStorage> {
  const place = await (config.s3
    ? createS3Backend(config.s3, s3TimeoutMs)
    : createFolderBackend(join(config.dataDir, 'pictures')));
  const { disk } = place;
  return {
    put: (key, bytes) => disk.put(validateKey(key), bytes),
    async get(key) {
      try {
        return await disk.getBytes(validateKey(key));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    deleteFolder: (folder) => place.deleteFolder(validateKey(folder)),
    check: () => disk.put(probeKey, new Uint8Array()),
    list: () => listDisk(disk, null),
  };
}
