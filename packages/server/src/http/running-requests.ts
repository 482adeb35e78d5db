import type { IdempotencyScope } from './idempotency.repository.ts';

/**
 * The requests with an `Idempotency-Key` that run now. They are not stored, so a killed server leaves none
 * behind. Two requests with one key are kept apart by the transaction that stores the response; this only
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

/** The text under which a request with a key is known. */
export function scopeText({ uid, call, key }: IdempotencyScope): string {
  return JSON.stringify([uid, call, key]);
}

/** The running requests of this process; all there are with the embedded database. */
export function createRunningRequests(): RunningRequests {
  const running = new Map<string, string>();
  return {
    async start(scope, requestHash) {
      const name = scopeText(scope);
      const earlier = running.get(name);
      if (earlier !== undefined) return { requestHash: earlier };
      running.set(name, requestHash);
      return null;
    },
    has: async (scope) => running.has(scopeText(scope)),
    async end(scope) {
      running.delete(scopeText(scope));
    },
  };
}
