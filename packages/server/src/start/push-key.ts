import { createECDH } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isPushKey } from '../config/push-config.ts';
import { StartError, systemErrorCode } from './start-error.ts';
import { writeAtomically } from './write-atomically.ts';

const keyName = 'push-key';

/**
 * Returns the private key that identifies the server to push services (VAPID); it is generated on the first start and
 * stored in the data folder, which the caller has locked.
 * @throws StartError when the stored key is not valid: another one would end all subscriptions
 */
export async function readPushKey(folder: string): Promise<string> {
  const path = join(folder, keyName);
  let key: string;
  try {
    key = (await readFile(path, 'utf8')).trim();
  } catch (error) {
    if (systemErrorCode(error) !== 'ENOENT')
      throw new StartError(`DATA_DIR: ${path} cannot be read (${systemErrorCode(error)})`);
    const curve = createECDH('prime256v1');
    curve.generateKeys();
    // A number with leading zeros has fewer bytes.
    key = Buffer.from(curve.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url');
    await writeAtomically(folder, keyName, key);
  }
  if (isPushKey(key)) return key;
  throw new StartError(
    `DATA_DIR: ${path} is no key; restore it from a backup, or delete it, and browsers subscribe again to a new one`,
  );
}
