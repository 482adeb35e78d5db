import { commonCopy } from '@aura/domain/copy/common';
import { shellCopy } from '@aura/domain/copy/shell';
import { failedChunks } from '@aura/ui/foundations/failed-chunks';
import { useToast } from '@aura/ui/primitives/Toast';
import { useEffect, useSyncExternalStore } from 'react';

const retryAll = () => {
  for (const chunk of failedChunks.current()) chunk.retry();
};

/** Reports chunks that failed to load, and offers a retry, then a reload of the page (docs/product.md section 8). */
export function FailedChunkNotice() {
  const { show } = useToast();
  const chunks = useSyncExternalStore(failedChunks.subscribe, failedChunks.current);
  const hasFailed = chunks.length > 0;
  const retryFailed = chunks.some((chunk) => chunk.wasRetried);
  useEffect(() => {
    if (!hasFailed) return;
    const action = retryFailed
      ? { label: commonCopy.reload, onAction: () => window.location.reload() }
      : { label: commonCopy.tryAgain, onAction: retryAll };
    return show({ tone: 'alert', text: shellCopy.partNotLoaded, action, persistent: true });
  }, [hasFailed, retryFailed, show]);
  return null;
}
