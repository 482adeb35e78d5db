/** What can be reported. */
export const reportTargets = ['post', 'comment', 'person'] as const;

/** What a moderator decides about a reported target. */
export const moderationActs = ['keep', 'remove', 'warn', 'suspend'] as const;

export type ReportTarget = (typeof reportTargets)[number];
export type ModerationAct = (typeof moderationActs)[number];
