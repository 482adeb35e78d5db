import type { Call, RateLimitClass } from '@aura/api-client/contract/call';
import { HttpError } from './http-error.ts';

/** At most `count` requests per caller in `seconds`. */
interface RateLimit {
  readonly name: string;
  readonly count: number;
  readonly seconds: number;
}

const minute = 60;

/** The limits of docs/server.md, counted per user, or per address for requests without a token. */
export const rateLimits = {
  read: { name: 'read', count: 900, seconds: 5 * minute },
  write: { name: 'write', count: 300, seconds: 5 * minute },
  /** Counted per call, because adding several items analyses and stores each photo. */
  upload: { name: 'upload', count: 60, seconds: 30 * minute },
  delete: { name: 'delete', count: 30, seconds: 30 * minute },
  username: { name: 'username', count: 30, seconds: minute },
  /** One screen loads many images, which are cheap to serve. */
  image: { name: 'image', count: 3000, seconds: 5 * minute },
  /** Requests per address whose token is missing or not valid. */
  refused: { name: 'refused', count: 120, seconds: minute },
  /** Health checks per address. */
  health: { name: 'health', count: 120, seconds: minute },
} as const satisfies Record<RateLimitClass | 'refused' | 'health', RateLimit>;

/** The limit of a call. */
export function limitOf(call: Call): RateLimit {
  const limit = rateLimits[call.rateLimit];
  return call.rateLimit === 'upload' ? { ...limit, name: call.name } : limit;
}

interface Window {
  count: number;
  readonly endsAt: number;
}

/** Maximum number of windows in memory. */
const maxWindows = 100_000;

export type RateLimiter = ReturnType<typeof createRateLimiter>;

/** A fixed-window rate limiter in the memory of this process. */
export function createRateLimiter(factor: number, clock: () => Date) {
  const windows = new Map<string, Window>();

  function dropEnded(now: number): void {
    for (const [key, window] of windows) if (window.endsAt <= now) windows.delete(key);
    // If all windows are active, delete the oldest.
    for (const key of windows.keys()) {
      if (windows.size < maxWindows) break;
      windows.delete(key);
    }
  }

  return {
    /**
     * Refuses a caller who has reached the limit, without counting the request.
     * @throws `RATE_LIMITED` with the seconds until the window ends
     */
    check(limit: RateLimit, caller: string): void {
      const now = clock().getTime();
      const window = windows.get(`${limit.name} ${caller}`);
      if (factor === 0 || !window || window.endsAt <= now || window.count < limit.count * factor) return;
      throw new RateLimitedError(Math.ceil((window.endsAt - now) / 1000));
    },
    /**
     * Counts one request.
     * @param caller a uid or an address
     * @throws `RATE_LIMITED` with the seconds until the window ends
     */
    take(limit: RateLimit, caller: string): void {
      if (factor === 0) return;
      const now = clock().getTime();
      const key = `${limit.name} ${caller}`;
      let window = windows.get(key);
      if (!window || window.endsAt <= now) {
        if (windows.size >= maxWindows) dropEnded(now);
        windows.delete(key);
        window = { count: 0, endsAt: now + limit.seconds * 1000 };
        windows.set(key, window);
      }
      window.count += 1;
      if (window.count > limit.count * factor) {
        throw new RateLimitedError(Math.ceil((window.endsAt - now) / 1000));
      }
    },
  };
}

/** Says when the user can try again: in seconds below two minutes, otherwise in minutes. */
function rateLimitMessage(seconds: number): string {
  const [count, unit] = seconds < 2 * minute ? [seconds, 'second'] : [Math.ceil(seconds / minute), 'minute'];
  return `Too many requests. Please try again in ${count} ${unit}${count === 1 ? '' : 's'}.`;
}

/** `RATE_LIMITED` with the value of the `Retry-After` header. */
export class RateLimitedError extends HttpError {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super('RATE_LIMITED', rateLimitMessage(retryAfterSeconds));
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
