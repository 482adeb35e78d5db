/** Limits of the feed (docs/product.md section 9). */

export const feedPageSize = 10;
export const feedFirstOffset = 0;
/** How long the loaded posts outlive a visit elsewhere, in seconds, so that coming back finds its place. */
export const feedKeptSeconds = 900;
export const feedSortBy = 'timestamp';
export const feedSortOrder = 'desc';
/** Posts left in the loaded list at which the next page is fetched in the background. */
export const feedPrefetchDistance = 3;
/** Pages that are looked through unasked for a post that the filters let through. */
export const feedSearchPages = 5;
export const favoriteStoresPreviewCount = 6;
