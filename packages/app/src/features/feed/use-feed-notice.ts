import { feedCopy } from '@aura/domain/copy/feed';
import { useToast } from '@aura/ui/primitives/Toast';
import { useEffect, useEffectEvent } from 'react';

/**
 * Says over the post why Next brought none, for as long as that is so, and offers to go on.
 * @param count of posts that were looked through
 */
export function useFeedNotice(notice: 'failed' | 'none' | null, count: number, onGoOn?: () => void): void {
  const { show } = useToast();
  const goOn = useEffectEvent(() => onGoOn?.());
  useEffect(() => {
    if (notice === null) return;
    const failed = notice === 'failed';
    return show({
      tone: failed ? 'alert' : 'status',
      text: failed ? feedCopy.error : feedCopy.noMoreAmong(count),
      action: { label: failed ? feedCopy.tryAgain : feedCopy.keepLooking, onAction: () => goOn() },
      stays: true,
    });
  }, [notice, count, show]);
}
