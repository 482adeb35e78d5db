import { statfs } from 'node:fs/promises';
import type { Services } from '../services.ts';
import { erasureState, rewriteErasedTables } from './purge.repository.ts';

/** Emails of erased accounts must be removed from the disk within 60 seconds. */
const intervalMs = 15_000;

/**
 * A purge starts a new segment of the write-ahead log, of 16 MB. The database would stop if the disk had no space
 * for it.
 */
const minFreeBytes = 64 * 1_048_576;

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/**
 * Creates the function that removes the emails of erased accounts from the files of the embedded database, if an
 * account was erased since its last call. The first call does so if any account was ever erased, since a server
 * before may have been killed in between.
 * @param freeBytes space on the disk of the database
 * @returns a function that throws when there is too little space
 */
export function createPurge(db: Services['db'], freeBytes: () => Promise<number>): () => Promise<void> {
  let purgedState: string | null = null;
  return async () => {
    const state = await erasureState(db);
    if (state === purgedState) return;
    if ((await freeBytes()) < minFreeBytes) throw new Error('The disk has too little space for the purge');
    await rewriteErasedTables(db);
    purgedState = state;
  };
}

/**
 * Runs the purge every 15 seconds. Failures are logged, and tried again the next time.
 * @returns a function that stops the schedule, purges once more and resolves after it
 */
export function schedulePurge({
  db,
  config,
  log,
  telemetry,
}: Pick<Services, 'db' | 'config' | 'log' | 'telemetry'>): () => Promise<void> {
  const purge = createPurge(db, () => freeBytesOf(config.dataDir));
  let running = Promise.resolve();
  const run = () => {
    running = running.then(purge).then(
      () => telemetry.metrics.taskEnded('purge', false),
      (error: unknown) => {
        telemetry.metrics.taskEnded('purge', true);
        log.error({ err: error }, 'the purge of erased accounts failed');
      },
    );
    return running;
  };
  const timer = setInterval(run, intervalMs).unref();
  return () => {
    clearInterval(timer);
    return run();
  };
}
