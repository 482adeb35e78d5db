import { join } from 'node:path';
import type { Config } from '../config.ts';
import { folderPlace } from './folder-place.ts';
import { isMissing, listDisk, type StoredBlob } from './place.ts';
import { s3Place } from './s3-place.ts';

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
const probe = 'health/probe';

function checked(key: string): string {
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
    ? s3Place(config.s3, s3TimeoutMs)
    : folderPlace(join(config.dataDir, 'pictures')));
  const { disk } = place;
  return {
    put: (key, bytes) => disk.put(checked(key), bytes),
    async get(key) {
      try {
        return await disk.getBytes(checked(key));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    deleteFolder: (folder) => place.deleteFolder(checked(folder)),
    check: () => disk.put(probe, new Uint8Array()),
    list: () => listDisk(disk, null),
  };
}
