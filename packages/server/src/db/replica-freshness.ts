/** A moment at which it was known how far the log of the primary is. */
interface Moment {
  /** When the primary was asked, in milliseconds of this process's own clock. */
  readonly askedAt: number;
  /** Time of the primary, in milliseconds. */
  readonly time: number;
  /** Everything that had committed at `time` is before this byte of the log. */
  readonly position: number;
}

/** Moments that a replica has not reached yet, so that a lag of up to a minute is measured. */
const maxMoments = 240;

export type Freshness = ReturnType<typeof createFreshness>;

/**
 * Decides whether a replica may be read. The age of its rows is measured by the clock of this process alone, and
 * writes are compared by the clock of the primary alone.
 * @param now milliseconds of a clock that is never set back
 * @param maxAgeMs a replica whose rows are older is not read
 */
export function createFreshness(now: () => number, maxAgeMs: number) {
  const startedAt = now();
  let moments: readonly Moment[] = [];
  let reached: Moment | null = null;
  let isTrusted = false;

  const ageMs = () => now() - (reached?.askedAt ?? startedAt);

  return {
    /** Age of the newest rows that the replica is known to have. */
    ageMs,
    /**
     * Compares both servers.
     * @param replayed byte of the log up to which the replica has the rows; read after `moment`
     */
    compare(moment: Moment, replayed: number): void {
      moments = [...moments, moment].slice(-maxMoments);
      reached = moments.findLast(({ position }) => position <= replayed) ?? reached;
      moments = moments.filter(({ position }) => position > replayed);
      isTrusted = true;
    },
    /** Stops reads until the next comparison. */
    distrust(): void {
      isTrusted = false;
    },
    /**
     * Whether the replica has everything that was written until `maxAgeMs` ago, and everything that the reader wrote.
     * @param wroteAt the reader's last write by the clock of the primary, in milliseconds; null when there is none
     */
    allows(wroteAt: number | null): boolean {
      if (!isTrusted || reached === null || ageMs() > maxAgeMs) return false;
      return wroteAt === null || wroteAt < reached.time;
    },
  };
}
