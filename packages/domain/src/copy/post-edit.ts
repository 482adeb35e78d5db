/** The form that edits an own post (docs/product.md section 2, Feed and post). */
export const postEditCopy = {
  title: 'Edit Post',
  saved: 'Post updated',
  failed: 'Failed to update post. Please try again.',
  offline: 'No connection. Your changes are still here; please try again.',
  tooFast: 'Too many changes in a short time. Please wait a moment and try again.',
  items: 'Items',
  itemsLoading: 'Loading the items',
  itemsLoadFailed: 'Failed to load the items of this post.',
  findItems: 'Find items in the photo',
  itemsDeleted: (titles: readonly string[]) =>
    titles.length === 1
      ? `${titles[0]} is no longer in your wardrobe. Save again to leave it out.`
      : `${titles.length} items are no longer in your wardrobe. Save again to leave them out.`,
  /** Detected items are deleted after a day. */
  itemsGone: 'Some items are no longer available. Remove them, or look for items again.',
  discardBody: 'Your post stays as it was.',
} as const;
