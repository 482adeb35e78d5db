/** The form that edits an own post (docs/product.md section 2, Feed and post). */
export const postEditCopy = {
  title: 'Edit Post',
  cancel: 'Cancel',
  save: 'Save',
  saved: 'Post updated',
  failed: 'Failed to update post. Please try again.',
  offline: 'No connection. Your changes are still here; please try again.',
  tooFast: 'Too many changes in a short time. Please wait a moment and try again.',
  discardHeading: 'Discard your changes?',
  discardBody: 'Your post stays as it was.',
} as const;
