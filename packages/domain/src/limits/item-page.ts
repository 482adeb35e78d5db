/** Limits of the page of an item (docs/product.md section 2, Wardrobe). */

/** Outfits with the item that are shown at first: a row of the widest layout. */
export const itemOutfitsFirstCount = 4;
/** Posts with the item that are shown at first: a row beside the outfits. */
export const itemPostsFirstCount = 2;
