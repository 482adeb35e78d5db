import { createECDH } from 'node:crypto';
import { join } from 'node:path';
import { isPushKey } from '../config/push-config.ts';
import { readOrCreate } from './read-or-create.ts';
import { StartError } from './start-error.ts';

const keyName = 'push-key';

function createPushKey(): string {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  // A number with leading zeros has fewer bytes.
  return Buffer.from(curve.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url');
}

/**
 * Returns the private key that identifies the server to push services (VAPID); it is generated on the first start and
 * stored in the data folder, which the caller has locked.
 * @throws StartError when the stored key cannot be read, or is not valid: another one would end all subscriptions
 */
export async function readPushKey(folder: string): Promise<string> {
  const key = (await readOrCreate(folder, keyName, createPushKey)).trim();
  if (isPushKey(key)) return key;
  throw new StartError(
    `DATA_DIR: ${join(folder, keyName)} is no key; restore it from a backup, or delete it, and browsers subscribe again to a new one`,
  );
}
