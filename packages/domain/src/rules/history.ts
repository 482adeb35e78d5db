/** A value with the earlier and later ones that undo and redo restore. */
export interface History<T> {
  readonly present: T;
  /** The newest last. */
  readonly past: readonly T[];
  /** The next one first. */
  readonly future: readonly T[];
}

export const startHistory = <T>(present: T): History<T> => ({ present, past: [], future: [] });

/**
 * The history after a step to a next value. Redoing is no longer possible after it.
 * @param limit the number of steps that can be undone
 */
export function pushed<T>(history: History<T>, present: T, limit = Number.POSITIVE_INFINITY): History<T> {
  return { present, past: [...history.past, history.present].slice(-limit), future: [] };
}

/** The history with the value before the last step; the same history when there is none. */
export function undone<T>(history: History<T>): History<T> {
  const { present, past, future } = history;
  if (past.length === 0) return history;
  const [before] = past.slice(-1) as [T];
  return { present: before, past: past.slice(0, -1), future: [present, ...future] };
}

/** The history with the step that was undone last; the same history when there is none. */
export function redone<T>(history: History<T>): History<T> {
  const { present, past, future } = history;
  if (future.length === 0) return history;
  const [next, ...rest] = future as [T, ...T[]];
  return { present: next, past: [...past, present], future: rest };
}
