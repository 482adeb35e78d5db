/** Limits of the comparison of garments (docs/product.md section 2, Closet bridge). */

/** Own garments that are offered for one garment of a post. */
export const ownMatchesMaxCount = 4;
/** Posts in one page of "Worn by others": full rows of its 2, 4 or 6 columns. */
export const similarPostsPageSize = 12;
