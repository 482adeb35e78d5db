import type { Services } from '../services.ts';
import { erasureState, rewriteErasedTables } from './purge.repository.ts';

/** Emails of erased accounts must be gone from the disk within 60 seconds. */
const intervalMs = 15_000;

/**
 * Creates the function that removes the emails of erased accounts from the files of the embedded database, if an
 * account was erased since its last call. The first call does so if any account was ever erased, since a server
 * before may have been killed in between.
 */
export function createPurge(db: Services['db']): () => Promise<void> {
  let purgedState: string | null = null;
  return async () => {
    const state = await erasureState(db);
    if (state === purgedState) return;
    await rewriteErasedTables(db);
    purgedState = state;
  };
}

/**
 * Runs the purge every 15 seconds. Failures are logged, and tried again the next time.
 * @returns a function that stops the schedule, purges once more and resolves after it
 */
export function schedulePurge({ db, log }: Pick<Services, 'db' | 'log'>): () => Promise<void> {
  const purge = createPurge(db);
  let running = Promise.resolve();
  const run = () => {
    running = running
      .then(purge)
      .catch((error: unknown) => log.error({ err: error }, 'the purge of erased accounts failed'));
    return running;
  };
  const timer = setInterval(run, intervalMs).unref();
  return () => {
    clearInterval(timer);
    return run();
  };
}
