/** Limits of the lists of likes (docs/product.md section 9). */

/** Posts or items in one page of what a person likes. */
export const likesPageSize = 48;
/** Of the liked posts and of the liked items, those that a profile names itself: the newest. */
export const profileLikesMaxCount = 12;
/** Up to which number the liked items of a person are counted. */
export const likedItemsCountMax = 10_000;
