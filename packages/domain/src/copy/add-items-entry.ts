/** Entries of the upload menu beside the specified ones; they load with the menu. */
export const addItemsEntryCopy = { addToWardrobe: 'Add to wardrobe' } as const;
