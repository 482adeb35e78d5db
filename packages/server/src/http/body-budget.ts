import { HttpError } from './http-error.ts';

interface Limits {
  /** For all requests together. */
  readonly totalBytes: number;
  /** For those of one caller, so that nobody can take the room of everybody. */
  readonly callerBytes: number;
}

const mebibyte = 1024 * 1024;
/** Screens send well below one megabyte each; the largest upload fits, and another beside it. */
const defaultLimits: Limits = { totalBytes: 64 * mebibyte, callerBytes: 32 * mebibyte };

/** What one request holds. */
export interface BodyShare {
  /** @throws `UNAVAILABLE` when there is no room for so much more */
  take(bytes: number): void;
  /** Gives everything back. */
  release(): void;
}

/**
 * Bounds what the bodies of requests may hold in memory while they are read and worked on. It counts what has
 * arrived, not what is announced, so that a slow or silent sender keeps nobody out.
 */
export function createBodyBudget({ totalBytes, callerBytes } = defaultLimits) {
  const callers = new Map<string, number>();
  let total = 0;

  /** @param bytes less than nothing when they are given back */
  function add(caller: string, bytes: number): void {
    total += bytes;
    const left = (callers.get(caller) ?? 0) + bytes;
    if (left > 0) callers.set(caller, left);
    else callers.delete(caller);
  }

  return {
    /** @param caller a uid or an address */
    open(caller: string): BodyShare {
      let own = 0;
      return {
        take(bytes) {
          const hasRoom = total + bytes <= totalBytes && (callers.get(caller) ?? 0) + bytes <= callerBytes;
          if (!hasRoom) throw new HttpError('UNAVAILABLE');
          own += bytes;
          add(caller, bytes);
        },
        release() {
          add(caller, -own);
          own = 0;
        },
      };
    },
  };
}
