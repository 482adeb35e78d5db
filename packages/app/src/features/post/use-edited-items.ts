import { useGetPostItemsQuery } from '@aura/api-client/endpoints/items';
import { postEditCopy } from '@aura/domain/copy/post-edit';
import type { Post } from '@aura/domain/entities';
import { withoutOwnItems } from '@aura/domain/forms/detected-item';
import { type PostItems, sharedItems } from '@aura/domain/forms/post-draft';
import { editedItemsOf } from '@aura/domain/forms/post-edit';
import { postItemActions } from '@aura/domain/forms/post-item-actions';
import { itemTypeLine } from '@aura/domain/rules/items';
import type { EditPostDialogProps } from '@aura/ui/post/EditPostDialog';
import { useState } from 'react';
import { useItemCorrection } from '../../shared/use-item-correction.ts';
import { useWardrobeChoice } from '../../shared/use-wardrobe-choice.ts';
import { usePhotoAnalysis } from './use-photo-analysis.ts';

/**
 * The items of an own post while it is edited. Corrected facts are saved at once, as in Create Post; which items the
 * post has is saved with the form.
 * @param email the current user's
 */
export function useEditedItems({ id: postId, image }: Post, email: string) {
  const { data, isError, isFetching, refetch } = useGetPostItemsQuery(postId, {
    refetchOnMountOrArgChange: true,
  });
  const [edits, setEdits] = useState<PostItems | null>(null);
  // Stays when the items are read again, which must not close what is open over them.
  const [isRead, setIsRead] = useState(false);
  if (!isRead && data && !isFetching) setIsRead(true);
  const stored = data && isRead ? editedItemsOf(data) : null;
  const current = edits ?? stored;
  const change = (edit: (before: PostItems) => PostItems) =>
    setEdits((before) => {
      const base = before ?? stored;
      return base && edit(base);
    });
  const analysis = usePhotoAnalysis(image, (found) =>
    change((before) => ({ ...before, items: [...before.items, ...found] })),
  );
  const wardrobe = useWardrobeChoice(email);
  const saveFacts = useItemCorrection(email);
  const itemIds = current && sharedItems(current).map(({ id }) => id);
  const isChanged =
    itemIds !== null && data !== undefined && itemIds.join() !== data.map(({ id }) => id).join();

  /** Removes items that no longer are in the wardrobe. Returns the message that says so. */
  const dropDeleted = async (): Promise<string> => {
    const { items = [], wardrobeIds = [] } = current ?? {};
    const deleted = await wardrobe.findDeleted(wardrobeIds);
    if (deleted.length === 0) return postEditCopy.itemsGone;
    change((before) => withoutOwnItems(before, deleted));
    return postEditCopy.itemsDeleted(items.filter(({ id }) => deleted.includes(id)).map(itemTypeLine));
  };
  const items: EditPostDialogProps['items'] = {
    failed: isError,
    onRetry: () => void refetch(),
    isChanged,
    edits: current && {
      ...current,
      ...wardrobe.panel,
      ...analysis,
      ...postItemActions(change, saveFacts),
    },
  };
  return { items, changedIds: isChanged ? itemIds : undefined, dropDeleted };
}
