import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { readOrCreate } from './read-or-create.ts';
import { StartError } from './start-error.ts';

const secretName = 'signing-secret';
const minBytes = 32;

/**
 * Returns the secret that signs image addresses; it is generated on the first start and stored in the data
 * folder, which the caller has locked.
 * @throws StartError when the stored secret cannot be read, or is too short: with it anybody could sign addresses
 */
export async function readSigningSecret(folder: string): Promise<string> {
  const secret = await readOrCreate(folder, secretName, () => randomBytes(minBytes).toString('base64url'));
  // A failing system can leave a file of zero bytes.
  const bytes = Buffer.byteLength(secret.replace(/[\s\0]/g, ''));
  if (bytes >= minBytes) return secret;
  throw new StartError(
    `DATA_DIR: ${join(folder, secretName)} has ${bytes} bytes instead of at least ${minBytes}; delete it, and the next start generates a new one`,
  );
}
