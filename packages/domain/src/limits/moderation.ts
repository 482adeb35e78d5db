/** Limits of reports and moderation (docs/product.md section 9). */

/** What a reporter adds to a reason. */
export const reportNoteMaxLength = 500;
/** What a moderator adds to the reason for the author. */
export const moderationWordsMaxLength = 500;
/** Cases or decisions in one page. */
export const moderationPageSize = 30;
/** A larger number of open cases is shown as this number. */
export const openCasesMaxCount = 999;
/** The newest reports of a case that a moderator reads. */
export const caseReportsMaxCount = 50;
/** Comments before and after a reported one, and posts of a reported person. */
export const caseContextCounts = { comments: 2, posts: 6 } as const;
/** The newest decisions about an account that a moderator, or the account's owner, reads. */
export const accountRecordMaxCount = 20;
/** The lengths of a suspension in days; without one it is indefinite. */
export const suspensionDays = [1, 7, 30] as const;
