import { composerCopy } from '@aura/domain/copy/composer';
import { wearsCopy } from '@aura/domain/copy/wears';
import { type PostItems, sharedOwnIds } from '@aura/domain/forms/post-draft';
import { useToast } from '@aura/ui/primitives/Toast';
import { useCallback } from 'react';
import { useWoreToday } from '../../shared/use-wore-today.ts';

interface SharedPost {
  readonly postId: string;
  readonly detection: PostItems | null;
  /** The outfit that was shared; null for any other post. */
  readonly outfitId: string | null;
}

/** The message that a post was shared. It offers to log the own garments of the post as worn today. */
export function useSharedMessage() {
  const { show } = useToast();
  const { woreToday } = useWoreToday();
  return useCallback(
    ({ postId, detection, outfitId }: SharedPost) => {
      const itemIds = sharedOwnIds(detection);
      const worn = { name: wearsCopy.outfitOfPost, itemIds, postId, outfitId: outfitId ?? undefined };
      const action = { label: wearsCopy.woreToday, onAction: () => void woreToday(worn) };
      show({ tone: 'status', text: composerCopy.shared, ...(itemIds.length > 0 && { action }) });
    },
    [show, woreToday],
  );
}
