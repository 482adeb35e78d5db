import { commonCopy } from './common.ts';

/** Selecting several items of the wardrobe, and what can be done with them (docs/product.md section 2, Wardrobe screen). */
export const itemSelectionCopy = {
  select: 'Select',
  selectItem: (item: string) => `Select ${item}`,
  barLabel: 'Selected items',
  selectedCount: (count: number) => `${count} selected`,
  selectAll: 'Select all',
  selectAllFailed: 'Not all items could be loaded. Please try again.',
  selectNone: 'Select none',
  cancel: 'Cancel selection',
  edit: 'Edit facts',
  archive: 'Archive',
  unarchive: 'Unarchive',
  deleteHeading: (count: number) => `Delete ${commonCopy.itemCount(count)}?`,
  deleteQuestion: (count: number) =>
    `Are you sure you want to delete ${count === 1 ? 'this item' : `these ${count} items`}? This action cannot be undone.`,
  deleteItems: (count: number) => `Delete ${commonCopy.itemCount(count)}`,
  /** Items that the preview of a deletion does not show. */
  more: (count: number) => `and ${count} more`,
  deleted: (count: number) => `${commonCopy.itemCount(count)} deleted`,
  deleteFailed: (count: number) => `${commonCopy.itemCount(count)} could not be deleted. Please try again.`,
  offline: 'No connection. Your selection is still here; please try again.',
  editTitle: (count: number) => `Edit ${commonCopy.itemCount(count)}`,
  editHint: 'Only what you change here is saved. Everything else stays as it is.',
  differentValues: 'Different values',
  differentSeasons: 'The items have different seasons.',
  reset: 'Reset changes',
  save: (count: number) => `Update ${commonCopy.itemCount(count)}`,
  updated: (count: number) => `${commonCopy.itemCount(count)} updated`,
  discardBody: 'The items stay as they were.',
} as const;
