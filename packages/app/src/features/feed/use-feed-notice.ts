import { commonCopy } from '@aura/domain/copy/common';
import { feedCopy } from '@aura/domain/copy/feed';
import { useToast } from '@aura/ui/primitives/Toast';
import { useEffect, useEffectEvent } from 'react';

/**
 * Shows a toast when Next found no further post, with an action that continues the search.
 * @param loadedCount number of posts searched
 */
export function useFeedNotice(
  notice: 'failed' | 'limit-reached' | null,
  loadedCount: number,
  onContinue: (() => void) | undefined,
): void {
  const { show } = useToast();
  const continueSearch = useEffectEvent(() => onContinue?.());
  useEffect(() => {
    if (notice === null) return;
    const failed = notice === 'failed';
    return show({
      tone: failed ? 'alert' : 'status',
      text: failed ? feedCopy.error : feedCopy.noMoreAmong(loadedCount),
      action: {
        label: failed ? commonCopy.tryAgain : feedCopy.keepLooking,
        onAction: () => continueSearch(),
      },
      persistent: true,
    });
  }, [notice, loadedCount, show]);
}
