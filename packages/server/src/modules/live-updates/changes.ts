import { randomBytes } from 'node:crypto';
import type { Change, NumberedChange } from './change.ts';

/** Receives changes in an order that is the same on every server; null when some may have been lost. */
export type ChangeListener = (changes: readonly NumberedChange[] | null) => void;

/**
 * Passes changes on to the live streams of every server of the database. A change is published after its transaction.
 * Nothing is stored: readers who miss changes read again what they show.
 */
export interface Changes {
  publish(change: Change): void;
  /** There is one listener. */
  listen(listener: ChangeListener): void;
  close(): Promise<void>;
}

/** Numbers the changes that this process publishes. */
export function createNumbering(): (change: Change) => NumberedChange {
  const server = randomBytes(6).toString('base64url');
  let last = 0;
  return (change) => {
    last += 1;
    return { id: `${server}-${last}`, change };
  };
}

/** The changes of a database that one server uses. */
export function createLocalChanges(): Changes {
  const number = createNumbering();
  let listener: ChangeListener = () => undefined;
  return {
    publish: (change) => listener([number(change)]),
    listen: (added) => {
      listener = added;
    },
    close: () => Promise.resolve(),
  };
}
