import { HttpError } from './http-error.ts';

interface Limits {
  /** For all requests. */
  readonly totalBytes: number;
  /** For the requests of one caller, so that one client cannot use the whole budget. */
  readonly callerBytes: number;
}

const mebibyte = 1024 * 1024;
/** The largest upload is 25 MB; the app sends well below 1 MB per request. */
const defaultLimits: Limits = { totalBytes: 64 * mebibyte, callerBytes: 32 * mebibyte };

/** The share of one request. */
export interface BodyShare {
  /** @throws `UNAVAILABLE` when the budget is exceeded */
  take(bytes: number): void;
  /** Returns all bytes of the share to the budget; repeated calls have no effect. */
  release(): void;
}

/**
 * Limits the memory of request bodies while they are read and processed. It counts received bytes, not the
 * declared `Content-Length`, so that slow clients do not block others.
 */
export function createBodyBudget({ totalBytes, callerBytes } = defaultLimits) {
  const callers = new Map<string, number>();
  let total = 0;

  /** @param bytes negative to return bytes */
  function add(caller: string, bytes: number): void {
    total += bytes;
    const left = (callers.get(caller) ?? 0) + bytes;
    if (left > 0) callers.set(caller, left);
    else callers.delete(caller);
  }

  return {
    /** @param caller a uid or an address */
    open(caller: string): BodyShare {
      let taken = 0;
      return {
        take(bytes) {
          const hasRoom = total + bytes <= totalBytes && (callers.get(caller) ?? 0) + bytes <= callerBytes;
          if (!hasRoom) throw new HttpError('UNAVAILABLE');
          taken += bytes;
          add(caller, bytes);
        },
        release() {
          add(caller, -taken);
          taken = 0;
        },
      };
    },
  };
}
