import { join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { type Config, ConfigError } from '../config.ts';

/** A stored object as found by looking through the storage. */
interface StoredBlob {
  readonly key: string;
  readonly lastModified: Date;
}

/** Bytes under keys of our own making. */
export interface BlobStorage {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** @returns null when nothing lies there */
  get(key: string): Promise<Uint8Array | null>;
  /** Deletes everything whose key starts with the folder; nothing there is no failure. */
  deleteFolder(folder: string): Promise<void>;
  /** @throws when the storage cannot be reached or written */
  check(): Promise<void>;
  /** Every stored object, in no order. */
  list(): AsyncIterable<StoredBlob>;
}

/** Keys are made of our ids alone, so none can point anywhere else. */
const keyPattern = /^[A-Za-z0-9_-]+(\/[A-Za-z0-9_-]+)*(\.[a-z]+)?$/;

function checked(key: string): string {
  if (!keyPattern.test(key)) throw new Error('Not a key of this storage');
  return key;
}

/** The driver needs packages of the storage's vendor, which only those who use it install. */
async function loadS3Driver() {
  try {
    return (await import('flydrive/drivers/s3')).S3Driver;
  } catch {
    throw new ConfigError(
      'S3_BUCKET needs the packages @aws-sdk/client-s3 and @aws-sdk/s3-request-presigner',
    );
  }
}

async function s3Disk(s3: NonNullable<Config['s3']>): Promise<Disk> {
  const S3Driver = await loadS3Driver();
  const driver = new S3Driver({
    credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
    region: s3.region,
    bucket: s3.bucket,
    forcePathStyle: s3.forcePathStyle,
    visibility: 'private',
    ...(s3.endpoint ? { endpoint: s3.endpoint } : {}),
  });
  return new Disk(driver);
}

function folderDisk(dataDir: string): Disk {
  return new Disk(new FSDriver({ location: join(dataDir, 'pictures'), visibility: 'private' }));
}

async function* listDisk(disk: Disk, folder?: string): AsyncIterable<StoredBlob> {
  let paginationToken: string | undefined;
  do {
    const page = await disk.listAll(folder, {
      recursive: true,
      ...(paginationToken ? { paginationToken } : {}),
    });
    for (const object of page.objects) {
      if (!object.isFile) continue;
      const { lastModified } = await object.getMetaData();
      yield { key: object.key, lastModified };
    }
    paginationToken = page.paginationToken;
  } while (paginationToken);
}

/** A storage in the folder `pictures` of the data folder, or in an S3 bucket when one is configured. */
export async function openStorage(config: Pick<Config, 'dataDir' | 's3'>): Promise<BlobStorage> {
  const disk = config.s3 ? await s3Disk(config.s3) : folderDisk(config.dataDir);
  const probe = 'health/probe';
  return {
    put: (key, bytes) => disk.put(checked(key), bytes),
    async get(key) {
      try {
        return await disk.getBytes(checked(key));
      } catch (error) {
        if (await disk.exists(key)) throw error;
        return null;
      }
    },
    deleteFolder: (folder) => disk.deleteAll(checked(folder)),
    async check() {
      await disk.put(probe, new Uint8Array());
    },
    list: () => listDisk(disk),
  };
}
