import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { packageRoot } from '../../package-root.ts';

/**
 * Builds the server and returns the program of its worker thread.
 * @returns `close` deletes the build
 */
export async function buildWorker(): Promise<{ readonly worker: URL; readonly close: () => Promise<void> }> {
  const outDir = join(packageRoot(), 'node_modules', '.cache', `worker-${process.pid}`);
  const configFile = join(packageRoot(), 'vite.config.ts');
  await build({ configFile, build: { outDir, emptyOutDir: true }, logLevel: 'error' });
  return {
    worker: pathToFileURL(join(outDir, 'analysis-worker.js')),
    close: () => rm(outDir, { recursive: true, force: true }),
  };
}
