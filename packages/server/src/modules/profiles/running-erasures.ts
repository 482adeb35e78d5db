import type { SessionLocks } from '../../db/session-locks.ts';

/** The erasures that this process works on. */
export interface RunningErasures {
  /**
   * Runs the erasure of a user, unless this or another server already does.
   * @returns a promise that resolves when it has ended here; that of the running one if there is one
   */
  run(userId: string, erase: () => Promise<void>): Promise<void>;
  /** Whether erasures must stop after the current step; the next start continues them. */
  isStopping(): boolean;
  /** Starts no more erasures, and resolves when the running ones have stopped. */
  stop(): Promise<void>;
}

/**
 * Creates the list of running erasures.
 * @param locks keep the servers of a database apart; null for the embedded database, which has one server
 */
export function createRunningErasures(locks: SessionLocks | null = null): RunningErasures {
  const running = new Map<string, Promise<void>>();
  let isStopping = false;

  async function runLocked(userId: string, erase: () => Promise<void>): Promise<void> {
    const name = `erasure ${userId}`;
    if (locks !== null && !(await locks.take(name))) return;
    try {
      await erase();
    } finally {
      await locks?.release(name);
    }
  }
  return {
    run(userId, erase) {
      const current = running.get(userId);
      if (current || isStopping) return current ?? Promise.resolve();
      const started = runLocked(userId, erase).finally(() => running.delete(userId));
      running.set(userId, started);
      return started;
    },
    isStopping: () => isStopping,
    async stop() {
      isStopping = true;
      await Promise.allSettled(running.values());
    },
  };
}
