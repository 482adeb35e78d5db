import type { S3Client } from '@aws-sdk/client-s3';
import { Disk } from 'flydrive';
import type { Config } from '../config/config.ts';
import { type StorageBackend, type StoredBlob, unlessMissing } from './backend.ts';

type S3Config = NonNullable<Config['s3']>;

/** Time limit of one operation including its retries; a request ends with the first operation that fails. */
const operationTimeoutMs = 4_500;
const connectionTimeoutMs = 2_000;
const maxAttempts = 3;

/** Adds a time limit to each operation, which also covers the response body. */
function withTimeout(client: S3Client, timeoutMs: number): S3Client {
  type Command = Parameters<S3Client['send']>[0];
  const send = (command: Command) => client.send(command, { abortSignal: AbortSignal.timeout(timeoutMs) });
  return new Proxy(client, {
    get: (target, name) => (name === 'send' ? send : Reflect.get(target, name)),
  });
}

/** Connects to the bucket. The AWS packages load slowly, so they are imported only when S3 is configured. */
async function connect(s3: S3Config, timeoutMs: number) {
  const [{ S3Client }, { S3Driver }] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('flydrive/drivers/s3'),
  ]);
  const client = new S3Client({
    credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
    region: s3.region,
    forcePathStyle: s3.forcePathStyle,
    maxAttempts,
    requestHandler: { connectionTimeout: connectionTimeoutMs },
    // Many S3-compatible storages do not support the optional checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(s3.endpoint ? { endpoint: s3.endpoint } : {}),
  });
  // Buckets with ACLs disabled reject requests with an ACL.
  return new S3Driver({
    client: withTimeout(client, timeoutMs),
    bucket: s3.bucket,
    visibility: 'private',
    supportsACL: false,
  });
}

/**
 * Lists the objects of a bucket page by page.
 * @param folder null lists the whole bucket
 */
async function* listBucket(disk: Disk, folder: string | null): AsyncIterable<StoredBlob> {
  let paginationToken: string | undefined;
  do {
    const page = await disk.listAll(folder ?? undefined, {
      recursive: true,
      ...(paginationToken ? { paginationToken } : {}),
    });
    for (const object of page.objects) {
      if (!object.isFile) continue;
      const metadata = await unlessMissing(object.getMetaData());
      if (metadata) yield { key: object.key, lastModified: metadata.lastModified };
    }
    paginationToken = page.paginationToken;
  } while (paginationToken);
}

/**
 * Creates a backend in a bucket of an S3-compatible storage.
 * @param timeoutMs for one operation
 */
export async function createS3Backend(s3: S3Config, timeoutMs = operationTimeoutMs): Promise<StorageBackend> {
  const disk = new Disk(await connect(s3, timeoutMs));

  // One request per object: not every storage supports DeleteObjects, which also answers 200 when deletions
  // fail.
  async function deleteFolder(folder: string): Promise<void> {
    const keys: string[] = [];
    for await (const { key } of listBucket(disk, folder)) if (key.startsWith(`${folder}/`)) keys.push(key);
    await Promise.all(keys.map((key) => disk.delete(key)));
  }

  return { disk, deleteFolder, list: () => listBucket(disk, null) };
}
