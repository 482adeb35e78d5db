import { withLock } from '../platform/locks.ts';
import type { LocalChanges } from '../store/local-state.ts';

/**
 * Calls `work` while this page alone sends or takes back a change made in this browser. Does not wait for another tab,
 * which is sending the change.
 * @param key of the change in the local state
 * @returns null when the change is already being sent or taken back, by any tab
 */
export function lockChange<T>(
  kind: keyof LocalChanges,
  key: string,
  work: () => Promise<T>,
): Promise<T | null> {
  return withLock(`aura:${kind}:${key}`, 0, work);
}
