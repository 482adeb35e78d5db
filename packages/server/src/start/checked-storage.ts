import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { causesOf } from '../errors/error-causes.ts';
import { type BlobStorage, openStorage } from '../storage/storage.ts';
import { StartError } from './start-error.ts';

const permanentCodes = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR'];

/** Why a storage will never work as it is set up; null when it may work later. */
function permanentFailure(error: unknown): string | null {
  for (const cause of causesOf(error)) {
    if ((cause as { $fault?: unknown }).$fault === 'client') return cause.name;
    if (typeof cause.code === 'string' && permanentCodes.includes(cause.code)) return cause.code;
  }
  return null;
}

/**
 * Opens the storage and tries it. One that refuses was set up wrongly; one that does not answer, or is full, may be
 * there again later, and everything but images works until then.
 * @throws StartError when it refuses
 */
export async function openCheckedStorage(config: Config, log: Logger): Promise<BlobStorage> {
  const storage = await openStorage(config);
  try {
    await storage.check();
  } catch (error) {
    const refusal = permanentFailure(error);
    const where = config.s3 ? `S3_BUCKET: ${config.s3.bucket}` : `DATA_DIR: ${config.dataDir}`;
    if (refusal) throw new StartError(`${where} cannot be used as storage (${refusal})`);
    log.warn({ err: error }, 'the storage of pictures does not answer');
  }
  return storage;
}
