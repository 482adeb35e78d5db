import type { Call, RateLimitClass } from '@aura/api-client/contract/call';
import type { CountExchange } from './count-exchange.ts';
import { HttpError } from './http-error.ts';
import { createRateWindows, type RateWindow } from './rate-windows.ts';

/** At most `count` requests per caller in `seconds`. */
interface RateLimit {
  readonly name: string;
  readonly count: number;
  readonly seconds: number;
  /**
   * How servers of one database count. `exactly`: together, before each request. `later`: together, but a server
   * knows the requests of the others up to a second late. `alone`: each for itself.
   */
  readonly counted: 'exactly' | 'later' | 'alone';
}

const minute = 60;

/** The share of a limit that is unknown to other servers, where counts are exchanged later. */
const unsentShare = 0.02;

/** The limits of docs/server.md, counted per user, or per address for requests without a token. */
export const rateLimits = {
  read: { name: 'read', count: 900, seconds: 5 * minute, counted: 'later' },
  write: { name: 'write', count: 300, seconds: 5 * minute, counted: 'exactly' },
  /** Counted per call, because adding several items analyses and stores each photo. */
  upload: { name: 'upload', count: 60, seconds: 30 * minute, counted: 'exactly' },
  delete: { name: 'delete', count: 30, seconds: 30 * minute, counted: 'exactly' },
  username: { name: 'username', count: 30, seconds: minute, counted: 'exactly' },
  /** Lower than for other writes, since each one reaches another person. */
  follow: { name: 'follow', count: 120, seconds: 5 * minute, counted: 'exactly' },
  /** One search on the screen is a call for each of the four types. */
  search: { name: 'search', count: 600, seconds: 5 * minute, counted: 'later' },
  /** Texts that mention people, each of whom is notified. Beyond it, no one is notified. */
  mention: { name: 'mention', count: 60, seconds: 5 * minute, counted: 'exactly' },
  /** Each one is read by a moderator. */
  report: { name: 'report', count: 30, seconds: 30 * minute, counted: 'exactly' },
  /** Each one reads everything that a person has. */
  export: { name: 'export', count: 10, seconds: 60 * minute, counted: 'exactly' },
  /** A wardrobe of 500 items in one go, one item after the other. */
  import: { name: 'import', count: 600, seconds: 30 * minute, counted: 'exactly' },
  /** Kilobytes of the photos of imports. */
  importKilobytes: { name: 'importKilobytes', count: 500_000, seconds: 30 * minute, counted: 'exactly' },
  /** One screen loads many images, which are cheap to serve. */
  image: { name: 'image', count: 3000, seconds: 5 * minute, counted: 'later' },
  /** Requests per address whose token is missing or not valid. */
  refused: { name: 'refused', count: 120, seconds: minute, counted: 'exactly' },
  /** Health checks per address: a load balancer checks each server. */
  health: { name: 'health', count: 120, seconds: minute, counted: 'alone' },
} as const satisfies Record<RateLimitClass | 'importKilobytes' | 'mention' | 'refused' | 'health', RateLimit>;

/** The limit of a call. */
export function limitOf(call: Call): RateLimit {
  const limit = rateLimits[call.rateLimit];
  return call.rateLimit === 'upload' ? { ...limit, name: call.name } : limit;
}

export type RateLimiter = ReturnType<typeof createRateLimiter>;

/**
 * Creates a limiter with fixed windows.
 * @param factor multiplies the limits; 0 turns them off
 * @param exchange with the other servers; null when there are none
 */
export function createRateLimiter(factor: number, clock: () => Date, exchange: CountExchange | null = null) {
  const windows = createRateWindows(clock);
  const mostOf = (limit: RateLimit) => Math.floor(limit.count * factor);
  const keyOf = (limit: RateLimit, caller: string) => `${limit.name} ${caller}`;

  function refuse(limit: RateLimit, window: RateWindow): never {
    const remainingMs = window.endsAt - clock().getTime();
    throw new RateLimitedError(limit.name, Math.max(1, Math.ceil(remainingMs / 1000)));
  }

  return {
    /**
     * Refuses a caller who has reached the limit, without counting the request, as far as this server knows.
     * @throws `RATE_LIMITED` with the seconds until the window ends
     */
    check(limit: RateLimit, caller: string): void {
      const window = windows.find(keyOf(limit, caller));
      if (factor !== 0 && window && window.count >= mostOf(limit)) refuse(limit, window);
    },
    /**
     * Counts a request. While the other servers cannot be asked, those that this one knows count.
     * @param caller a uid or an address
     * @param amount what the request counts for
     * @throws `RATE_LIMITED` with the seconds until the window ends
     */
    async take(limit: RateLimit, caller: string, amount = 1): Promise<void> {
      if (factor === 0) return;
      const most = mostOf(limit);
      const key = keyOf(limit, caller);
      const window = windows.open(key, limit.seconds);
      window.count += amount;
      const knownBefore = window.count - amount;
      // Further requests of a caller beyond the limit cost the other servers nothing.
      if (knownBefore + amount > most) refuse(limit, window);
      if (exchange === null || limit.counted === 'alone') return;
      if (limit.counted === 'later') {
        exchange.countLater(key, window, amount, most * unsentShare);
        return;
      }
      const before = await exchange.count(key, window, amount);
      if ((before ?? knownBefore) + amount > most) refuse(limit, window);
    },
  };
}

const kilobyte = 1000;

/**
 * Counts the bytes of the files of an import, before they are decoded and stored.
 * @throws `RATE_LIMITED` with the seconds until more is accepted
 */
export async function takeFileBytes(
  limiter: RateLimiter,
  call: Call,
  caller: string,
  fields: Readonly<Record<string, unknown>>,
): Promise<void> {
  if (call.rateLimit !== 'import') return;
  const sizes = Object.values(fields).map((field) => (field instanceof Blob ? field.size : 0));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  await limiter.take(rateLimits.importKilobytes, caller, Math.ceil(bytes / kilobyte));
}

/**
 * Counts an answer with several pages as the reads of its further pages; the request itself is counted already.
 * @throws `RATE_LIMITED` with the seconds until more is answered
 */
export async function takeFurtherPages(
  limiter: RateLimiter,
  caller: string,
  { rows, pageSize }: { readonly rows: number; readonly pageSize: number },
): Promise<void> {
  const furtherPages = Math.ceil(rows / pageSize) - 1;
  if (furtherPages > 0) await limiter.take(rateLimits.read, caller, furtherPages);
}

/** Says when the user can try again: in seconds below two minutes, otherwise in minutes. */
function rateLimitMessage(seconds: number): string {
  const [count, unit] = seconds < 2 * minute ? [seconds, 'second'] : [Math.ceil(seconds / minute), 'minute'];
  return `Too many requests. Please try again in ${count} ${unit}${count === 1 ? '' : 's'}.`;
}

/** `RATE_LIMITED` with the value of the `Retry-After` header. */
export class RateLimitedError extends HttpError {
  /** The name of the limit. */
  readonly limit: string;
  readonly retryAfterSeconds: number;

  constructor(limit: string, retryAfterSeconds: number) {
    super('RATE_LIMITED', rateLimitMessage(retryAfterSeconds));
    this.limit = limit;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
