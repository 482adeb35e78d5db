import { toApiError } from '@aura/api-client/errors';
import { composerCopy } from '@aura/domain/copy/composer';
import { useRef, useState } from 'react';
import type { UploadProgress } from '../../platform/run-upload.ts';
import { useUnloadWarning } from '../../shared/use-unload-warning.ts';
import { useAppDispatch } from '../../store/store.ts';
import { type PostToShare, sharePost } from './share-post.ts';

/**
 * The shared post, or why there is none. `conflict`: the post was already shared, before its last changes. `items missing`: the server no longer has
 * all of its items.
 */
type SharingOutcome = { readonly postId: string } | 'failed' | 'conflict' | 'items missing' | 'cancelled';

/** Shares a post, and reports the progress of its upload and why it failed. */
export function usePostSharing() {
  const dispatch = useAppDispatch();
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const controllerRef = useRef<AbortController | null>(null);
  useUnloadWarning(progress !== null);

  const share = async (post: PostToShare): Promise<SharingOutcome> => {
    const controller = new AbortController();
    controllerRef.current = controller;
    setFailure(null);
    setProgress({ sentBytes: 0, totalBytes: post.file.size });
    try {
      const { id } = await sharePost(dispatch, post, { signal: controller.signal, onProgress: setProgress });
      return { postId: id };
    } catch (error) {
      if (controller.signal.aborted) return 'cancelled';
      const { code } = toApiError(error);
      const isConflict = code === 'IDEMPOTENCY_MISMATCH';
      setFailure(isConflict ? composerCopy.sharedEarlier : composerCopy.shareFailed);
      if (isConflict) return 'conflict';
      return code === 'FORBIDDEN' && post.itemIds.length > 0 ? 'items missing' : 'failed';
    } finally {
      setProgress(null);
    }
  };
  return {
    progress,
    failure,
    explainFailure: setFailure,
    share,
    cancel: () => controllerRef.current?.abort(),
  };
}
