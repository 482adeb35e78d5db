/** Selecting several items of the wardrobe (docs/product.md section 2, Wardrobe). */
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
  offline: 'No connection. Your selection is still here; please try again.',
} as const;
