import { setImmediate } from 'node:timers/promises';
import type { Call } from '@aura/api-client/contract/call';
import { type CountedQueue, createQueue, type Queue } from '../queue.ts';
import { UnavailableError } from './unavailable-error.ts';

interface LaneLimits {
  /** Requests that are processed at the same time. */
  readonly concurrent: number;
  /** Requests that wait; further ones are refused at once. */
  readonly waiting: number;
  /** So few waiting requests are worked off however slow the machine is, unless the load lasts. */
  readonly shortQueue: number;
  /** The longest wait in a burst, in milliseconds. */
  readonly burstWaitMs: number;
  /** The longest wait of a process that was not idle for half a second, in milliseconds. */
  readonly maxWaitMs: number;
}

const defaults = { shortQueue: 8, burstWaitMs: 800, maxWaitMs: 300 };

/**
 * Limits of this process, so that accepted requests stay fast under any load. Uploads have their own lane,
 * since a photo takes up to 45 seconds, and images too, since a bucket may not respond.
 */
const laneLimits = {
  api: { concurrent: 32, waiting: 256, ...defaults },
  image: { concurrent: 64, waiting: 512, ...defaults },
  upload: { concurrent: 64, waiting: 64, ...defaults },
} as const satisfies Record<string, LaneLimits>;

/**
 * The embedded database works in this process, one statement at a time and without pauses for the network, so
 * more requests at once would only keep it from seeing the requests that arrive meanwhile.
 */
const embeddedApiLimits: LaneLimits = { ...laneLimits.api, concurrent: 4 };

type LaneName = keyof typeof laneLimits;

export type Lanes = Readonly<Record<LaneName, CountedQueue>>;

/**
 * Turns of the event loop before a request is processed. Node accepts one connection per turn, so that without
 * them new connections would wait for seconds on a busy server, unseen and neither processed nor refused.
 */
const turnsBefore = 8;

/** The longest wait in a short queue. */
const longestWaitMs = 5_000;

/** A longer time without an idle moment is not a burst. */
const burstMs = 500;

/** After such a time without an idle moment, the load lasts, and short queues wait no longer than others. */
const lastingMs = 5_000;

/**
 * Creates a queue that also limits the time of waiting. A burst is worked off; under a load that lasts, a short
 * wait keeps the accepted requests fast.
 * @returns a queue that throws `UNAVAILABLE` or `queue.full`
 */
export function createLane({ concurrent, waiting, shortQueue, ...waits }: LaneLimits): CountedQueue {
  const queue = createQueue(concurrent, waiting, 'lane');
  let accepted = 0;
  let wasIdleAt = performance.now();

  async function waitAndRun<Result>(work: () => Promise<Result>, waitMs: number): Promise<Result> {
    let timer: NodeJS.Timeout | undefined;
    let hasExpired = false;
    const expiry = new Promise<never>((_, reject) => {
      const refuse = () => {
        hasExpired = true;
        reject(new UnavailableError('lane'));
      };
      timer = setTimeout(() => {
        const isLasting = performance.now() - wasIdleAt >= lastingMs;
        if (isLasting || accepted - concurrent > shortQueue) refuse();
        else timer = setTimeout(refuse, longestWaitMs - waitMs);
      }, waitMs);
    });
    const job = queue(async () => {
      clearTimeout(timer);
      if (hasExpired) return expiry;
      for (let turn = 0; turn < turnsBefore; turn++) await setImmediate();
      return work();
    });
    try {
      return await Promise.race([job, expiry]);
    } finally {
      clearTimeout(timer);
    }
  }
  const run: Queue = async (work) => {
    const now = performance.now();
    if (accepted === 0) wasIdleAt = now;
    accepted += 1;
    try {
      return await waitAndRun(work, now - wasIdleAt < burstMs ? waits.burstWaitMs : waits.maxWaitMs);
    } finally {
      accepted -= 1;
    }
  };
  return Object.assign(run, { counts: queue.counts });
}

/**
 * Creates the lanes of a process.
 * @param config.databaseUrl null for the embedded database
 * @param limits replace those of single lanes
 */
export function createLanes(
  config: { readonly databaseUrl: string | null },
  limits: Partial<Record<LaneName, LaneLimits>> = {},
): Lanes {
  const api = config.databaseUrl === null ? embeddedApiLimits : laneLimits.api;
  const all = { ...laneLimits, api, ...limits };
  return { api: createLane(all.api), image: createLane(all.image), upload: createLane(all.upload) };
}

/** The lane in which a call is processed. */
export function laneOf({ rateLimit }: Call): LaneName {
  if (rateLimit === 'import') return 'upload';
  return rateLimit === 'upload' || rateLimit === 'image' ? rateLimit : 'api';
}
