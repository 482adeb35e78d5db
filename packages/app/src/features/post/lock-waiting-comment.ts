import { withLock } from '../../platform/drafts/draft-slots.ts';

/**
 * Calls `work` while this page alone sends or takes back a comment that waits for a connection.
 * @param key of the comment in the local state
 * @returns null when the comment is already being sent or taken back, by any tab
 */
export function lockWaitingComment<T>(key: string, work: () => Promise<T>): Promise<T | null> {
  return withLock(`aura:waiting-comment:${key}`, work);
}
