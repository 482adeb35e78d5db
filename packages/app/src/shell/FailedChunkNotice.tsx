import { commonCopy } from '@aura/domain/copy/common';
import { shellCopy } from '@aura/domain/copy/shell';
import { useToast } from '@aura/ui/primitives/Toast';
import { useEffect, useSyncExternalStore } from 'react';
import { failedChunks } from '../shared/failed-chunks.ts';

const retryAll = () => {
  for (const part of failedChunks.current()) part.retry();
};

/**
 * Says that a part of the page did not load, and offers to try again; where that has failed too, to load the page
 * anew (docs/product.md section 8).
 */
export function FailedChunkNotice() {
  const { show } = useToast();
  const parts = useSyncExternalStore(failedChunks.subscribe, failedChunks.current);
  const isMissing = parts.length > 0;
  const wasRetried = parts.some((part) => part.wasRetried);
  useEffect(() => {
    if (!isMissing) return;
    const action = wasRetried
      ? { label: commonCopy.reload, onAction: () => window.location.reload() }
      : { label: commonCopy.tryAgain, onAction: retryAll };
    return show({ tone: 'alert', text: shellCopy.partNotLoaded, action, persistent: true });
  }, [isMissing, wasRetried, show]);
  return null;
}
