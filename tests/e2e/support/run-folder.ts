import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Name of the environment variable with the folder that all workers of a run share. */
export const runFolder = 'E2E_RUN_FOLDER';

/** Creates the folder before the first test and deletes it after the last one. */
export default async function createRunFolder(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'aura-e2e-run-'));
  process.env[runFolder] = folder;
  return () => rm(folder, { recursive: true, force: true });
}
