import { wearItemsMaxCount } from '../limits/wears.ts';

/** The bar with the actions on the selected items. Apart from what begins the selection, which the first view has. */
export const selectionBarCopy = {
  barLabel: 'Selected items',
  selectedCount: (count: number) => `${count} selected`,
  selectAll: 'Select all',
  selectAllFailed: 'Not all items could be loaded. Please try again.',
  selectNone: 'Select none',
  cancel: 'Cancel selection',
  wear: 'Wear today',
  newOutfit: 'New outfit',
  tooMany: `Up to ${wearItemsMaxCount} items can be worn or combined at once.`,
  edit: 'Edit facts',
  archive: 'Archive',
  unarchive: 'Unarchive',
  offline: 'No connection. Your selection is still here; please try again.',
} as const;
