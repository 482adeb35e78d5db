import { commonCopy } from '@aura/domain/copy/common';
import { useToast } from '@aura/ui/primitives/Toast';
import { useCallback } from 'react';
import { changeMade } from '../../store/local-state.ts';
import { useAppDispatch } from '../../store/store.ts';

/** Returns a post or a comment as it is with a like or without one of the current user. */
export function withLike<Target extends { readonly liked: boolean; readonly likeCount: number }>(
  target: Target,
  liked: boolean,
): Target {
  if (liked === target.liked) return target;
  return { ...target, liked, likeCount: target.likeCount + (liked ? 1 : -1) };
}

interface LikeRequest {
  /** Whether an earlier change waits, which must not be overtaken. */
  readonly isWaiting: boolean;
  readonly send: () => unknown;
  readonly change: Parameters<typeof changeMade>[0];
}

/**
 * Sends a like at once; without a connection, or while an earlier change of it waits, stores it in this browser for
 * `LikeSync`. The function is stable.
 */
export function useLikeRequest(): (request: LikeRequest) => unknown {
  const dispatch = useAppDispatch();
  const { show } = useToast();
  return useCallback(
    ({ isWaiting, send, change }) => {
      if (navigator.onLine && !isWaiting) return send();
      dispatch(changeMade(change));
      if (!navigator.onLine) show({ tone: 'status', text: commonCopy.waitingForConnection });
      return undefined;
    },
    [dispatch, show],
  );
}
