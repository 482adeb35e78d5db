/** The dialog with the filters of the feed (docs/product.md section 2, Feed and post). */
export const feedFilterDialogCopy = {
  title: 'Filter posts',
  allHint: 'Every post that you may see',
  followingHint: 'From people you follow',
  discoverHint: 'From people you do not follow yet',
  similarStoresHint: 'Stores that carry the same brands',
  moreStores: (count: number) => `+${count} more`,
  clearAll: 'Clear All',
  apply: 'Apply Filters',
} as const;
