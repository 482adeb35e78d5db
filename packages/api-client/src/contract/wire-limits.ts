/** Limits that only the wire has; those a person meets are in `@aura/domain/limits`. */

/** Posts that one page of the feed may hold. */
export const feedPageMaxPosts = 50;
/** Posts that may be skipped by offset; deeper pages are reached by `after`. */
export const feedMaxOffset = 10_000;
/** Ids in one call for posts by their ids. */
export const postsByIdsMaxCount = 50;
/** Usernames in a blocked list. */
export const blockedListMaxCount = 1000;
/** Characters of an email address or of a name that stands for one. */
export const accountNameMaxLength = 320;
