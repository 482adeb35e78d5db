import type { DetectedItem, Item, ItemFacts } from '../entities.ts';
import { withAddition, withCorrection, withRemoval, withReplacement } from './detected-item.ts';
import type { PostItems } from './post-draft.ts';

/**
 * What a user can do with the items of a post.
 * @param change applies a change to the items
 * @param saveFacts saves the corrected facts of an item; resolves to whether it succeeded
 */
export function postItemActions(
  change: (edit: (before: PostItems) => PostItems) => void,
  saveFacts: (id: string, facts: ItemFacts) => Promise<boolean>,
) {
  return {
    onAdd: (item: Item) => change((before) => withAddition(before, item)),
    onReplace: (id: string, item: Item) => change((before) => withReplacement(before, id, item)),
    onRemove: (id: string) => change((before) => withRemoval(before, id)),
    onRestore: (id: string) =>
      change((before) => ({ ...before, removedIds: before.removedIds.filter((removed) => removed !== id) })),
    onCorrect: async (id: string, facts: ItemFacts) => {
      const saved = await saveFacts(id, facts);
      const corrected = (item: DetectedItem) => (item.id === id ? withCorrection(item, facts) : item);
      if (saved) change((before) => ({ ...before, items: before.items.map(corrected) }));
      return saved;
    },
  };
}
