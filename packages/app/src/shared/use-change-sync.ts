import { useEffect, useRef } from 'react';

interface ChangeSync<Change> {
  /** The changes made in this browser, by key. */
  readonly changes: Readonly<Record<string, Change>>;
  /** Whether the server's state equals a change; undefined while that state is loading. */
  readonly isSynced: ((key: string, change: Change) => boolean) | undefined;
  /** Sends a change and returns the error code, undefined after a success. */
  readonly send: (key: string, change: Change) => Promise<string | null | undefined>;
  /** Removes a change that the server has or will never accept. */
  readonly remove: (key: string) => void;
}

/** Codes of changes that can never succeed, such as of something that is gone. */
const finalCodes: readonly (string | null | undefined)[] = ['NOT_FOUND', 'VALIDATION'];

/**
 * Sends changes made in this browser to the server. Failures are silent. A failed change is sent again when the
 * connection returns, with the next change, and at the next start (docs/product.md section 8). Functions must be
 * memoized.
 */
export function useChangeSync<Change>({ changes, isSynced, send, remove }: ChangeSync<Change>): void {
  const pendingKeys = useRef(new Set<string>());

  useEffect(() => {
    if (isSynced === undefined) return;
    const sendOne = async (key: string, change: Change) => {
      pendingKeys.current.add(key);
      const code = await send(key, change);
      pendingKeys.current.delete(key);
      if (finalCodes.includes(code)) remove(key);
    };
    const sync = () => {
      for (const [key, change] of Object.entries(changes)) {
        // A call that is under way changes the server's state, so a later change is compared after it.
        if (pendingKeys.current.has(key)) continue;
        if (isSynced(key, change)) remove(key);
        else void sendOne(key, change);
      }
    };
    sync();
    window.addEventListener('online', sync);
    return () => window.removeEventListener('online', sync);
  }, [changes, isSynced, send, remove]);
}
