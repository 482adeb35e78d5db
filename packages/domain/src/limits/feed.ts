/** Limits of the feed (docs/product.md section 9). */

export const feedPageSize = 10;
export const feedFirstOffset = 0;
/** Seconds that the loaded posts remain cached after leaving the feed. */
export const feedCacheSeconds = 900;
export const feedSortBy = 'timestamp';
export const feedSortOrder = 'desc';
/** Remaining posts in the loaded list at which the next page is prefetched. */
export const feedPrefetchDistance = 3;
/** Maximum pages that are loaded automatically to find a post that matches the filters. */
export const feedSearchPages = 5;
/** The total of a search is counted up to this number. */
export const searchTotalMax = 100;
export const favoriteStoresPreviewCount = 6;
