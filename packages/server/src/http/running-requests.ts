import type { SessionLocks } from '../db/session-locks.ts';
import type { IdempotencyScope } from './idempotency.repository.ts';

/**
 * The requests with an `Idempotency-Key` that run now. They are not stored, so a killed server leaves none
 * behind. Two requests with one key are separated by the transaction that stores the response; this only
 * spares the second one the work.
 */
export interface RunningRequests {
  /** @returns the request that runs with the key already; null when this one has been added */
  start(scope: IdempotencyScope, requestHash: string): Promise<RunningRequest | null>;
  has(scope: IdempotencyScope): Promise<boolean>;
  end(scope: IdempotencyScope): Promise<void>;
}

interface RunningRequest {
  /** Null for a request of another server. */
  readonly requestHash: string | null;
}

const nameOf = ({ uid, call, key }: IdempotencyScope) => JSON.stringify([uid, call, key]);

/**
 * Creates the list of running requests.
 * @param locks make the requests known to the other servers of the database; null for the embedded database, which
 * has one server
 */
export function createRunningRequests(locks: SessionLocks | null = null): RunningRequests {
  const running = new Map<string, string>();
  return {
    async start(scope, requestHash) {
      const name = nameOf(scope);
      const earlier = running.get(name);
      if (earlier !== undefined) return { requestHash: earlier };
      running.set(name, requestHash);
      if (locks === null || (await locks.take(name))) return null;
      running.delete(name);
      return { requestHash: null };
    },
    async has(scope) {
      const name = nameOf(scope);
      return running.has(name) || (locks !== null && (await locks.isTaken(name)));
    },
    async end(scope) {
      const name = nameOf(scope);
      await locks?.release(name);
      running.delete(name);
    },
  };
}
