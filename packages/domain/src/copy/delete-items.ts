import { commonCopy } from './common.ts';

/** Deleting several selected items (docs/product.md section 2, Wardrobe). */
export const deleteItemsCopy = {
  heading: (count: number) => `Delete ${commonCopy.itemCount(count)}?`,
  question: (count: number) =>
    `Are you sure you want to delete ${count === 1 ? 'this item' : `these ${count} items`}? This action cannot be undone.`,
  confirm: (count: number) => `Delete ${commonCopy.itemCount(count)}`,
  /** Items that the preview of a deletion does not show. */
  more: (count: number) => `and ${count} more`,
  deleted: (count: number) => `${commonCopy.itemCount(count)} deleted`,
  failed: (count: number) => `${commonCopy.itemCount(count)} could not be deleted. Please try again.`,
} as const;
