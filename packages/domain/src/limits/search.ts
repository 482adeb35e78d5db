/** Limits and times of search and tags (docs/product.md section 9). */

/** People, and tags, are found up to this number. */
export const searchMatchesMax = 100;
/** Typing starts a search from this number of characters on. */
export const searchMinLength = 2;
/** Delay from the last key press to the search. */
export const searchDelayMs = 200;
export const searchPageSize = 20;
/** People or tags that are suggested while a mention or hashtag is typed. */
export const fieldSuggestionsMaxCount = 6;
/** Results of each type while all types are shown. */
export const searchPreviewCount = { people: 3, tags: 3, posts: 4, items: 4 };
export const recentSearchesMaxCount = 10;
export const tagPageSize = 20;
/** Tags that are often used with a tag, on its page. */
export const relatedTagsMaxCount = 6;
/** The newest posts of a tag that are searched for related tags. */
export const relatedTagsPostCount = 200;
/** A tag is related when at least this number of these posts have it. */
export const relatedTagMinPosts = 2;
/** Followed people who are shown with a tag. */
export const tagPeopleMaxCount = 3;
/** Similar names are searched when fewer than this number start with the term. */
export const enoughMatches = 10;
/** Similar names are searched from this length of the term on. */
export const similarityMinLength = 3;
