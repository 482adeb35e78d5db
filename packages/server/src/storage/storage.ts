import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { type StorageBackend, type StoredBlob, unlessMissing } from './backend.ts';
import { createFolderBackend, createSharedFolderBackend } from './folder-backend.ts';
import { createS3Backend } from './s3-backend.ts';

/** Stores bytes under keys that the server generates. */
export interface BlobStorage {
  /** Stores the bytes atomically. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** @returns null when the key does not exist */
  get(key: string): Promise<Uint8Array | null>;
  exists(key: string): Promise<boolean>;
  /** Deletes everything in a folder; a missing folder is not an error. */
  deleteFolder(folder: string): Promise<void>;
  /** @throws when the storage is unreachable or not writable */
  check(): Promise<void>;
  /** Iterates over all stored objects, unordered. */
  list(): AsyncIterable<StoredBlob>;
}

type StorageConfig = Pick<Config, 'dataDir' | 's3'>;

/** The folder of the data folder that images are stored in without a bucket. */
const folderName = 'pictures';

/** Keys consist of generated ids, so they cannot leave the storage. */
const keyPattern = /^[A-Za-z0-9_-]+(\/[A-Za-z0-9_-]+)*(\.[a-z]+)?$/;
const probeKey = 'health/probe';

function validateKey(key: string): string {
  if (!keyPattern.test(key)) throw new Error('Invalid storage key');
  return key;
}

/**
 * Opens the storage: the folder `pictures` of the data folder, or an S3 bucket when one is configured.
 * @param s3TimeoutMs for one operation of a bucket
 */
export async function openStorage(config: StorageConfig, s3TimeoutMs?: number): Promise<BlobStorage> {
  return toStorage(
    await (config.s3
      ? createS3Backend(config.s3, s3TimeoutMs)
      : createFolderBackend(join(config.dataDir, folderName))),
  );
}

/** Opens the storage of a server that may be running. */
export async function openSharedStorage(config: StorageConfig): Promise<BlobStorage> {
  return toStorage(
    config.s3
      ? await createS3Backend(config.s3)
      : createSharedFolderBackend(join(config.dataDir, folderName)),
  );
}

function toStorage(backend: StorageBackend): BlobStorage {
  const { disk } = backend;
  return {
    put: (key, bytes) => disk.put(validateKey(key), bytes),
    get: async (key) => unlessMissing(disk.getBytes(validateKey(key))),
    exists: (key) => disk.exists(validateKey(key)),
    deleteFolder: (folder) => backend.deleteFolder(validateKey(folder)),
    check: () => disk.put(probeKey, new Uint8Array()),
    list: () => backend.list(),
  };
}
