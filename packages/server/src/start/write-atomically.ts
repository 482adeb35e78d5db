import { randomUUID } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Writes a file that only its owner can read under a temporary name, then renames it: it is complete or does not exist. */
export async function writeAtomically(folder: string, name: string, text: string): Promise<void> {
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
