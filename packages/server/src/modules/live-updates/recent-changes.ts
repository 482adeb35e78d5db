import type { NumberedChange } from './change.ts';

/** A change with the time when this process has received it. */
export type ReceivedChange = NumberedChange & { readonly receivedAt: number };

export interface RecentChangesLimits {
  /** Changes that a client can continue from. */
  readonly recent: number;
  /** A client that missed more reads everything again. */
  readonly resumable: number;
  /** A page may have read its notifications this long before its first stream opens, in milliseconds. */
  readonly readBeforeMs: number;
}

/** Without changes that a later one repeats. */
export function withoutRepeats<Numbered extends NumberedChange>(changes: readonly Numbered[]): Numbered[] {
  const textOf = ({ change }: NumberedChange) => JSON.stringify(change);
  const lastByText = new Map(changes.map((numbered) => [textOf(numbered), numbered]));
  return changes.filter((numbered) => lastByText.get(textOf(numbered)) === numbered);
}

/** Creates the log of the last changes of this process, which tells what a client has missed. */
export function createRecentChanges(clock: () => number, limits: RecentChangesLimits) {
  let recent: readonly ReceivedChange[] = [];

  /** Changes of notifications that a new client may have missed between its first read and its first stream. */
  function sinceFirstRead(): readonly ReceivedChange[] {
    const from = clock() - limits.readBeforeMs;
    return recent.filter(({ change, receivedAt }) => change.type === 'notifications' && receivedAt >= from);
  }

  const lastId = () => recent.at(-1)?.id ?? 'start';

  return {
    /** The id of the last change; `start` when there is none. */
    lastId,
    append(changes: readonly ReceivedChange[]): void {
      recent = [...recent, ...changes].slice(-limits.recent);
    },
    clear(): void {
      recent = [];
    },
    /**
     * The changes that a client has missed, without those that a later one repeats.
     * @param after id of the last change that it received; null for a new client
     * @returns null when the client must read everything again
     */
    missedSince(after: string | null): readonly ReceivedChange[] | null {
      if (after === null) return withoutRepeats(sinceFirstRead());
      const index = recent.findIndex(({ id }) => id === after);
      if (index < 0 && after !== lastId()) return null;
      const missed = recent.slice(index + 1);
      return missed.length > limits.resumable ? null : withoutRepeats(missed);
    },
  };
}
