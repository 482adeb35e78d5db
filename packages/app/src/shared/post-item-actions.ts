import type { DetectedItem } from '@aura/domain/entities';
import { withAddition, withCorrection, withReplacement } from '@aura/domain/forms/detected-item';
import type { PostItems } from '@aura/domain/forms/post-draft';
import type { PostItemListProps } from '@aura/ui/composer/PostItemList';

type ItemActions = Pick<PostItemListProps, 'onAdd' | 'onReplace' | 'onRemove' | 'onRestore' | 'onCorrect'>;

/**
 * What a user can do with the items of a post.
 * @param change applies a change to the items
 * @param saveFacts saves the corrected facts of an item; resolves to whether it succeeded
 */
export function postItemActions(
  change: (edit: (before: PostItems) => PostItems) => void,
  saveFacts: ItemActions['onCorrect'],
): ItemActions {
  const setRemoved = (edit: (ids: readonly string[]) => readonly string[]) =>
    change((before) => ({ ...before, removedIds: edit(before.removedIds) }));
  return {
    onAdd: (item) => change((before) => withAddition(before, item)),
    onReplace: (id, item) => change((before) => withReplacement(before, id, item)),
    onRemove: (id) => setRemoved((ids) => [...ids, id]),
    onRestore: (id) => setRemoved((ids) => ids.filter((removed) => removed !== id)),
    onCorrect: async (id, facts) => {
      const saved = await saveFacts(id, facts);
      const corrected = (item: DetectedItem) => (item.id === id ? withCorrection(item, facts) : item);
      if (saved) change((before) => ({ ...before, items: before.items.map(corrected) }));
      return saved;
    },
  };
}
