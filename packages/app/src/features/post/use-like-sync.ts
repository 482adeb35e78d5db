import type { ErrorCode } from '@aura/api-client/contract/errors';
import { useCallback } from 'react';
import { lockChange } from '../../shared/lock-change.ts';
import { isNeverSynced, useChangeSync } from '../../shared/use-change-sync.ts';
import { changeEnded, type LocalState, selectLocalState } from '../../store/local-state.ts';
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/store.ts';

interface LikeSyncOptions<Like> {
  readonly kind: 'likeChanges' | 'commentLikes';
  readonly selectChanges: (state: LocalState) => Readonly<Record<string, Like>>;
  /** Sends a like or unlike and returns the error code, undefined after a success; must be memoized. */
  readonly send: (key: string, like: Like) => Promise<ErrorCode | null | undefined>;
}

/**
 * Sends the likes and unlikes of one kind that were made without a connection, each from one tab. One that the server has
 * already changes nothing.
 */
export function useLikeSync<Like>({ kind, selectChanges, send }: LikeSyncOptions<Like>): void {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const changes = selectChanges(useAppSelector(selectLocalState));
  const remove = useCallback((key: string) => dispatch(changeEnded({ kind, key })), [kind, dispatch]);

  useChangeSync<Like>({
    changes,
    isSynced: isNeverSynced,
    isSyncedBySend: true,
    send: useCallback(
      (key: string) =>
        lockChange(kind, key, async () => {
          const current = () => selectChanges(selectLocalState(store.getState()))[key];
          const like = current();
          // Another tab may have sent it since it was queued.
          if (like === undefined) return undefined;
          const code = await send(key, like);
          // One that was changed again meanwhile is sent too.
          if (code === undefined && current() === like) remove(key);
          return code;
        }),
      [kind, selectChanges, send, store, remove],
    ),
    remove,
  });
}
