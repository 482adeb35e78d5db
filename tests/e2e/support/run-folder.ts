import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Environment variable with the folder that all workers of a run share. */
const variable = 'E2E_RUN_FOLDER';

/**
 * Returns the folder of this run.
 * @throws before `createRunFolder`
 */
export function runFolder(): string {
  const folder = process.env[variable];
  if (!folder) throw new Error('This run has no folder.');
  return folder;
}

/** Creates the folder before the first test and deletes it after the last one. */
export default async function createRunFolder(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'aura-e2e-run-'));
  process.env[variable] = folder;
  return () => rm(folder, { recursive: true, force: true });
}
