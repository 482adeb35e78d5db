import { profilesApi } from '@aura/api-client/endpoints/profiles';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useRef, useState } from 'react';
import { selectIdentity } from '../store/session.ts';
import { useAppSelector } from '../store/store.ts';

interface ChangeSync<Change> {
  /** The changes made in this browser, by key. */
  readonly changes: Readonly<Record<string, Change>>;
  /** Whether the server's state equals a change; undefined while that state is loading. */
  readonly isSynced: ((key: string, change: Change) => boolean) | undefined;
  /** Whether `isSynced` has the change when `send` has succeeded. Otherwise it changes later, when a read is repeated. */
  readonly isSyncedBySend?: boolean;
  /** Sends a change and returns the error code, undefined after a success. */
  readonly send: (key: string, change: Change) => Promise<string | null | undefined>;
  /** Removes a change that the server has or will never accept. */
  readonly remove: (key: string) => void;
}

/** For changes that are removed when they are sent: no read shows whether the server has them. */
export const isNeverSynced = () => false;

/** Codes of changes that can never succeed, such as of something that was deleted. */
const finalCodes: readonly (string | null | undefined)[] = ['NOT_FOUND', 'VALIDATION'];

/** A connection may fail although the browser is online, and a server may be restarting. */
const retryMs = 30_000;

/** Whether the loaded profile of the current user has a suspension. */
function useIsSuspended(): boolean {
  const email = useAppSelector(selectIdentity)?.email;
  const { currentData: profile } = profilesApi.endpoints.getProfile.useQueryState(email || skipToken);
  return Boolean(profile?.suspension);
}

/**
 * Sends changes made in this browser to the server. Failures are silent. A failed change is sent again when the
 * connection returns, or has returned during its call, with the next change, after 30 seconds, and at the next start
 * (docs/product.md section 3). One that is refused because the account is suspended waits for the end of the suspension
 * instead, since each refusal shows the notice of the suspension. Functions must be memoized.
 */
export function useChangeSync<Change>({
  changes,
  isSynced,
  isSyncedBySend = false,
  send,
  remove,
}: ChangeSync<Change>): void {
  const [sentCount, setSentCount] = useState(0);
  const pendingKeys = useRef(new Set<string>());
  /** Keys of the calls under way during which the connection has returned. */
  const reconnectedKeys = useRef(new Set<string>());
  const latestSync = useRef(() => {});
  /** Changes that were refused because the account is suspended. */
  const refused = useRef(new Map<string, Change>());
  /**
   * The changes that were sent, and the comparison before: until the server's state is read again, it shows the state
   * before the change.
   */
  const sent = useRef(new Map<string, { readonly isSynced: unknown; readonly change: Change }>());
  const isSuspended = useIsSuspended();
  const retry = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (isSynced === undefined) return;
    const sendOne = async (key: string, change: Change) => {
      pendingKeys.current.add(key);
      const code = await send(key, change);
      pendingKeys.current.delete(key);
      const hasReconnected = reconnectedKeys.current.delete(key);
      if (finalCodes.includes(code)) remove(key);
      else if (code === 'SUSPENDED') refused.current.set(key, change);
      else if (code === undefined && isSyncedBySend) setSentCount((count) => count + 1);
      else if (code === undefined) sent.current.set(key, { isSynced, change });
      else if (hasReconnected) latestSync.current();
      else {
        clearTimeout(retry.current);
        retry.current = setTimeout(() => latestSync.current(), retryMs);
      }
    };
    const sync = () => {
      for (const [key, change] of refused.current) {
        if (!isSuspended || changes[key] !== change) refused.current.delete(key);
      }
      for (const [key, change] of Object.entries(changes)) {
        // A call that is under way changes the server's state, so a later change is compared after it.
        if (pendingKeys.current.has(key)) continue;
        const last = sent.current.get(key);
        const isOutdated = last?.isSynced === isSynced;
        if (isOutdated && last?.change === change) continue;
        if (!isOutdated && isSynced(key, change)) remove(key);
        else if (!refused.current.has(key)) void sendOne(key, change);
      }
    };
    // A call under way may still fail for lack of the connection that has just returned.
    const onOnline = () => {
      reconnectedKeys.current = new Set(pendingKeys.current);
      sync();
    };
    latestSync.current = sync;
    sync();
    window.addEventListener('online', onOnline);
    return () => {
      latestSync.current = () => {};
      window.removeEventListener('online', onOnline);
    };
  }, [changes, isSynced, isSuspended, isSyncedBySend, send, remove]);

  // Compares again what was not compared while the call was under way.
  useEffect(() => {
    if (sentCount > 0) latestSync.current();
  }, [sentCount]);
}
