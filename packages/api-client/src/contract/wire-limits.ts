/** Limits of the wire format; limits that users see are in `@aura/domain/limits`. */

/** Maximum posts in one page of the feed. */
export const feedPageMaxPosts = 50;
/** Maximum offset; deeper pages are read with `after`. */
export const feedMaxOffset = 10_000;
/** Maximum results in one page of a search or of a tag. */
export const searchPageMaxCount = 50;
/** Maximum ids in a call for posts by their ids. */
export const postsByIdsMaxCount = 50;
/** Maximum length of an email address or username in a request. */
export const accountNameMaxLength = 320;
