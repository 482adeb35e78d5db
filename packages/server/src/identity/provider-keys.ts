import { createPublicKey, type KeyObject } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { DomainError } from '../errors/domain-error.ts';

/** The certificates of the keys that sign the ID tokens of every Firebase project. */
export const certificatesUrl =
  'https://www.googleapis.com/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com';

/** How the keys are fetched, in milliseconds. */
interface Timing {
  /** For all attempts of one fetch. */
  readonly timeoutMs: number;
  readonly attempts: number;
  /** The longest random pause before the second attempt; doubled before the third. */
  readonly pauseMs: number;
  /** A key that is not known is looked for again after this time at the earliest. */
  readonly refetchAfterMs: number;
}

const defaultTiming: Timing = { timeoutMs: 8_000, attempts: 3, pauseMs: 300, refetchAfterMs: 10_000 };
const defaultMaxAgeMs = 3_600_000;

interface KeySet {
  readonly keys: ReadonlyMap<string, KeyObject>;
  readonly expiresAt: number;
}

function toKey(certificate: unknown): KeyObject | null {
  try {
    return createPublicKey(String(certificate));
  } catch {
    return null;
  }
}

function parseKeys(answer: unknown): Map<string, KeyObject> {
  if (typeof answer !== 'object' || answer === null) throw new Error('The keys are not an object.');
  const keys = new Map<string, KeyObject>();
  for (const [id, certificate] of Object.entries(answer)) {
    const key = toKey(certificate);
    if (key) keys.set(id, key);
  }
  return keys;
}

function maxAgeMs(headers: Headers): number {
  const seconds = /max-age=(\d+)/.exec(headers.get('cache-control') ?? '')?.[1];
  return seconds === undefined ? defaultMaxAgeMs : Number(seconds) * 1000;
}

async function fetchOnce(signal: AbortSignal, now: number): Promise<KeySet> {
  const response = await fetch(certificatesUrl, { signal, redirect: 'error' });
  if (!response.ok) throw new Error(`The keys were answered with ${response.status}.`);
  const keys = parseKeys(await response.json());
  return { keys, expiresAt: now + maxAgeMs(response.headers) };
}

/**
 * Fetches the keys with pauses of random length between the attempts, so that several servers do not repeat
 * their requests at the same time.
 */
async function fetchKeys({ timeoutMs, attempts, pauseMs }: Timing, now: number): Promise<KeySet> {
  const deadline = AbortSignal.timeout(timeoutMs);
  for (let attempt = 1; ; attempt++) {
    const signal = AbortSignal.any([deadline, AbortSignal.timeout(Math.ceil(timeoutMs / attempts))]);
    try {
      return await fetchOnce(signal, now);
    } catch (error) {
      if (attempt >= attempts || deadline.aborted) throw error;
      await sleep(Math.random() * pauseMs * attempt);
    }
  }
}

/**
 * The public keys of the identity provider. All callers share one running fetch. Known keys are used while the
 * provider does not answer, even when they have expired.
 */
export function createProviderKeys(clock: () => Date, timing: Partial<Timing> = {}) {
  const whole = { ...defaultTiming, ...timing };
  let current: KeySet = { keys: new Map(), expiresAt: 0 };
  let fetchedAt = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | null = null;

  /** Resolves when the keys are replaced. */
  function refresh(): Promise<void> {
    const now = clock().getTime();
    running ??= fetchKeys(whole, now)
      .then((fetched) => {
        // An answer without a key must not end all sessions.
        if (fetched.keys.size > 0) current = fetched;
      })
      .finally(() => {
        fetchedAt = clock().getTime();
        running = null;
      });
    return running;
  }

  async function findUnknown(id: string): Promise<KeyObject | null> {
    const hasKeys = current.keys.size > 0;
    const isDue = clock().getTime() - fetchedAt >= whole.refetchAfterMs;
    if (hasKeys && !isDue && running === null) return null;
    try {
      await refresh();
    } catch (error) {
      if (!hasKeys) throw new DomainError('auth.provider_unavailable', null, { cause: error });
    }
    return current.keys.get(id) ?? null;
  }

  return {
    /**
     * Returns the key with the id; null when the provider has no such key.
     * @throws `auth.provider_unavailable` when no key is known and the provider does not answer
     */
    async find(id: string): Promise<KeyObject | null> {
      const known = current.keys.get(id);
      if (!known) return findUnknown(id);
      const now = clock().getTime();
      const isDue = now >= current.expiresAt && now - fetchedAt >= whole.refetchAfterMs;
      // A failure is not reported, since the known key is used.
      if (isDue) refresh().catch(() => undefined);
      return known;
    },
  };
}
