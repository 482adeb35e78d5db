import { postActionsApi } from '@aura/api-client/endpoints/post-actions';
import { toApiError } from '@aura/api-client/errors';
import { composerCopy } from '@aura/domain/copy/composer';
import type { PostWords } from '@aura/domain/forms/post';
import { useRef, useState } from 'react';
import { useLeaveWarning } from '../../page/use-leave-warning.ts';
import { type UploadProgress, watchedUpload } from '../../platform/watched-upload.ts';
import { useAppDispatch } from '../../store/store.ts';

interface Sending extends PostWords {
  /** The same for every attempt, so that the post is shared once. */
  readonly key: string;
  readonly email: string;
  readonly file: Blob;
  readonly itemIds: readonly string[];
}

/**
 * How a sending ended. `changed`: the post is shared already, as it was before its last changes. `items gone`: the
 * server has what was found no more.
 */
type SharingOutcome = 'shared' | 'failed' | 'changed' | 'items gone' | 'given up';

/** Shares a post and tells how far that is. */
export function usePostSharing() {
  const dispatch = useAppDispatch();
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const given = useRef<AbortController | null>(null);
  useLeaveWarning(progress !== null);

  const share = async ({ key, ...post }: Sending): Promise<SharingOutcome> => {
    const controller = new AbortController();
    given.current = controller;
    setFailure(null);
    setProgress({ sentBytes: 0, totalBytes: post.file.size });
    try {
      await watchedUpload(
        (onProgress) =>
          dispatch(
            postActionsApi.endpoints.addPost.initiate(
              { ...post, idempotencyKey: key, onProgress },
              { track: false },
            ),
          ),
        { signal: controller.signal, onProgress: setProgress },
      );
      return 'shared';
    } catch (error) {
      if (controller.signal.aborted) return 'given up';
      const { code } = toApiError(error);
      const isChanged = code === 'IDEMPOTENCY_MISMATCH';
      setFailure(isChanged ? composerCopy.sharedEarlier : composerCopy.shareFailed);
      if (isChanged) return 'changed';
      return code === 'FORBIDDEN' && post.itemIds.length > 0 ? 'items gone' : 'failed';
    } finally {
      setProgress(null);
    }
  };
  return { progress, failure, share, cancel: () => given.current?.abort() };
}
