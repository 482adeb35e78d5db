/** What moderators decided about the current user (docs/product.md section 2, Moderation). */
export const ownDecisionsCopy = {
  heading: 'Decisions about your posts',
  body: 'What moderators decided about your posts, comments and account, and why.',
  empty: 'No decisions.',
  emptyBody: 'When a moderator removes something of yours or warns you, you read here why.',
  failed: 'The decisions could not be loaded.',
  more: 'Show more',
  moreFailed: 'Earlier decisions did not load.',
  openPost: 'Open post',
  rules: 'Rules',
} as const;
