import { isRecord } from './codec.ts';

/**
 * Applies the changes from `before` to `after` to a value that was changed elsewhere meanwhile. Records are compared key by
 * key; where both sides have changed the same text, number or list, `after` comes first.
 */
export function applyChanges<T>(before: T, after: T, current: T): T;
export function applyChanges(before: unknown, after: unknown, current: unknown): unknown {
  if (after === before) return current;
  if (!isRecord(before) || !isRecord(after) || !isRecord(current)) return after;
  const removed = Object.keys(before).filter((key) => !(key in after));
  const changed = Object.entries(after).filter(([key, value]) => value !== before[key]);
  return {
    ...Object.fromEntries(Object.entries(current).filter(([key]) => !removed.includes(key))),
    ...Object.fromEntries(
      changed.map(([key, value]) => [key, applyChanges(before[key], value, current[key])]),
    ),
  };
}
