/** Limits of reading and writing comments (docs/product.md section 9); `commentMaxLength` is in `post.ts`. */

/** The counter of a comment is shown below this number of remaining characters. */
export const commentCounterThreshold = 200;
/** Maximum number of comments in the response for a single post: the newest ones. */
export const postCommentsMaxCount = 500;
/** Default and maximum number of comments in one page of earlier ones. */
export const commentsPageSize = 100;
/** Maximum number of pages of earlier comments that are read to find the comment of a link. */
export const linkedCommentMaxPages = 20;
/** Replies are counted up to this number. */
export const replyCountMax = 100;
/** A comment that is longer, or has more lines, is folded to the start of its text. */
export const commentFoldThreshold = { characters: 400, lines: 8 } as const;
/** The part of a folded comment that is shown. */
export const foldedComment = { characters: 300, lines: 5 } as const;
