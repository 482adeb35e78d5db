import { UnavailableError } from './unavailable-error.ts';

interface Limits {
  /** For all requests. */
  readonly totalBytes: number;
  /** The part of `totalBytes` that only bodies up to `smallBytes` can use. */
  readonly smallReserveBytes: number;
  readonly smallBytes: number;
  /** For the requests of one caller, so that one client cannot use the whole budget. */
  readonly callerBytes: number;
}

const mebibyte = 1024 * 1024;
/** The largest upload is 25 MB; the app sends well below 1 MB per request. */
const defaultLimits: Limits = {
  totalBytes: 64 * mebibyte,
  smallReserveBytes: 8 * mebibyte,
  smallBytes: 131_072,
  callerBytes: 32 * mebibyte,
};

/** The share of one request. */
export interface BodyShare {
  /** @throws `UNAVAILABLE` when the budget is exceeded */
  take(bytes: number): void;
  /** Sets what happens when the body has to make room for another person's. */
  onEvicted(evict: () => void): void;
  /** The body has arrived completely, so it no longer makes room for others. */
  complete(): void;
  /** Returns all bytes of the share to the budget; repeated calls have no effect. */
  release(): void;
}

interface Entry {
  readonly caller: string;
  bytes: number;
  /** Null when the body has arrived completely. */
  evict: (() => void) | null;
}

/**
 * Limits the memory of request bodies while they are read and processed. It counts received bytes, not the
 * declared `Content-Length`. When the budget is used up, the caller who holds most of it with bodies that are
 * still arriving makes room for a caller who holds less, so that slow or stalled uploads never block others.
 */
export function createBodyBudget(limits: Limits = defaultLimits) {
  const entries = new Set<Entry>();
  const held = new Map<string, number>();
  let total = 0;

  const heldBy = ({ caller }: Entry) => held.get(caller) ?? 0;

  /** @param bytes negative to return bytes */
  function add(entry: Entry, bytes: number): void {
    total += bytes;
    const left = heldBy(entry) + bytes;
    if (left > 0) held.set(entry.caller, left);
    else held.delete(entry.caller);
  }

  function remove(entry: Entry): void {
    if (entries.delete(entry)) add(entry, -entry.bytes);
  }

  /** Evicts the largest arriving body of the caller who holds the most, if that is more than `ownBytes`. */
  function makeRoom(ownBytes: number): boolean {
    const arriving = [...entries].filter(({ evict, bytes }) => evict !== null && bytes > 0);
    const [largest] = arriving.sort((a, b) => heldBy(b) - heldBy(a) || b.bytes - a.bytes);
    if (!largest || heldBy(largest) <= ownBytes) return false;
    remove(largest);
    largest.evict?.();
    return true;
  }

  function take(entry: Entry, bytes: number): void {
    const ownBytes = heldBy(entry) + bytes;
    const isSmall = entry.bytes + bytes <= limits.smallBytes;
    const limit = isSmall ? limits.totalBytes : limits.totalBytes - limits.smallReserveBytes;
    if (!entries.has(entry) || ownBytes > limits.callerBytes) throw new UnavailableError('body_budget');
    while (total + bytes > limit) if (!makeRoom(ownBytes)) throw new UnavailableError('body_budget');
    entry.bytes += bytes;
    add(entry, bytes);
  }

  return {
    /** The bytes of all bodies in memory. */
    bytes: () => total,
    /** @param caller a uid or an address */
    open(caller: string): BodyShare {
      const entry: Entry = { caller, bytes: 0, evict: null };
      entries.add(entry);
      return {
        take: (bytes) => take(entry, bytes),
        onEvicted: (evict) => {
          entry.evict = evict;
        },
        complete: () => {
          entry.evict = null;
        },
        release: () => remove(entry),
      };
    },
  };
}
