import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { causesOf } from '../errors/error-causes.ts';
import { type BlobStorage, openStorage } from '../storage/storage.ts';
import { StartError } from './start-error.ts';

const permanentCodes = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR'];

/** Returns the code of a permanent failure, which means wrong settings; null for a temporary one. */
function permanentFailure(error: unknown): string | null {
  for (const cause of causesOf(error)) {
    if ((cause as { $fault?: unknown }).$fault === 'client') return cause.name;
    if (typeof cause.code === 'string' && permanentCodes.includes(cause.code)) return cause.code;
  }
  return null;
}

/**
 * Opens the storage and checks it. A permanent failure ends the start. After a temporary one, such as an
 * unreachable or full storage, the server starts and only images are unavailable.
 * @throws StartError when the failure is permanent
 */
export async function openCheckedStorage(config: Config, log: Logger): Promise<BlobStorage> {
  const storage = await openStorage(config);
  try {
    await storage.check();
  } catch (error) {
    const code = permanentFailure(error);
    const where = config.s3 ? `S3_BUCKET: ${config.s3.bucket}` : `DATA_DIR: ${config.dataDir}`;
    if (code) throw new StartError(`${where} cannot be used as storage (${code})`);
    log.warn({ err: error }, 'the image storage does not respond');
  }
  return storage;
}
