/** Why something is reported, and why a moderator decides against it. */
export const reportReasons = [
  'spam',
  'hate',
  'nudity',
  'violence',
  'self-harm',
  'privacy',
  'counterfeit',
  'other',
] as const;

export type ReportReason = (typeof reportReasons)[number];
