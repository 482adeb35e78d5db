import { randomBytes, randomUUID } from 'node:crypto';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError, systemErrorCode } from './start-error.ts';

const secretName = 'signing-secret';
const minBytes = 32;

/** Writes a file under a temporary name, then renames it: it is complete or does not exist. */
async function writeAtomically(folder: string, name: string, text: string): Promise<void> {
  const unfinished = join(folder, `${name}.${randomUUID()}`);
  try {
    const file = await open(unfinished, 'wx', 0o600);
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, join(folder, name));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

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
