/** The menu of an item, and the questions that it asks (docs/product.md section 2, Wardrobe). */
export const itemMenuCopy = {
  showOriginal: 'Show original',
  showCutout: 'Show cut-out',
  editCutout: 'Edit cut-out',
  addToWardrobe: 'Add to my wardrobe',
  archive: 'Archive',
  unarchive: 'Move out of the archive',
  unlike: 'Unlike',
  unlikeHeading: 'Unlike Item?',
  unlikeQuestion: 'It leaves your liked items.',
  deleteHeading: 'Delete Item',
  deleteQuestion: 'Are you sure you want to delete this item? This action cannot be undone.',
  deleteItem: 'Delete Item',
} as const;
