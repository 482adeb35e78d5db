import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError, systemErrorCode } from './start-error.ts';
import { writeAtomically } from './write-atomically.ts';

const secretName = 'signing-secret';
const minBytes = 32;

/**
 * Returns the secret that signs image addresses; it is generated on the first start and stored in the data
 * folder, which the caller has locked.
 * @throws StartError when the stored secret is too short: with it anybody could sign addresses
 */
export async function readSigningSecret(folder: string): Promise<string> {
  const path = join(folder, secretName);
  let secret: string;
  try {
    secret = await readFile(path, 'utf8');
  } catch (error) {
    if (systemErrorCode(error) !== 'ENOENT')
      throw new StartError(`DATA_DIR: ${path} cannot be read (${systemErrorCode(error)})`);
    secret = randomBytes(minBytes).toString('base64url');
    await writeAtomically(folder, secretName, secret);
  }
  // A failing system can leave a file of zero bytes.
  const bytes = Buffer.byteLength(secret.replace(/[\s\0]/g, ''));
  if (bytes >= minBytes) return secret;
  throw new StartError(
    `DATA_DIR: ${path} has ${bytes} bytes instead of at least ${minBytes}; delete it, and the next start generates a new one`,
  );
}
