import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError, systemErrorCode } from './start-error.ts';
import { writeAtomically } from './write-atomically.ts';

/**
 * Reads a secret of the data folder, which the caller has locked; on the first start it is created and stored.
 * @param create returns a new secret
 * @throws StartError when the file exists and cannot be read
 */
export async function readOrCreate(folder: string, name: string, create: () => string): Promise<string> {
  const path = join(folder, name);
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (systemErrorCode(error) !== 'ENOENT')
      throw new StartError(`DATA_DIR: ${path} cannot be read (${systemErrorCode(error)})`);
  }
  const secret = create();
  await writeAtomically(folder, name, secret);
  return secret;
}
