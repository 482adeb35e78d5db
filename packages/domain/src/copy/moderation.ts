import type { ModerationAct, ReportTarget } from '../vocabularies/moderation.ts';

/** The screen of moderators (docs/product.md section 2, Profiles, settings, policies). */
export const moderationCopy = {
  heading: 'Moderation',
  queue: 'Cases',
  open: 'Open',
  decided: 'Decided',
  empty: 'Nothing to decide.',
  emptyDecided: 'Nothing was decided yet.',
  loading: 'Loading cases',
  loadingCase: 'Loading the case',
  loadingDecisions: 'Loading decisions',
  loadFailed: 'The cases could not be loaded.',
  more: 'Show more',
  back: 'Back to the cases',
  /** Which case of the list is shown. */
  position: (position: number, count: number) => `Case ${position} of ${count}`,
  previousCase: 'Previous case',
  nextCase: 'Next case',
  targets: { post: 'Post', comment: 'Comment', person: 'Person' } satisfies Record<ReportTarget, string>,
  reportCount: (count: number) => (count === 1 ? '1 report' : `${count} reports`),
  reports: 'Reports',
  record: 'Record of the account',
  noRecord: 'Nothing was decided about this account before.',
  account: (posts: number, followers: number) =>
    `${posts} ${posts === 1 ? 'post' : 'posts'}, ${followers} ${followers === 1 ? 'follower' : 'followers'}`,
  joined: (day: string) => `Joined ${day}`,
  openPost: 'Open post',
  thread: 'Comments around it',
  posts: 'Newest posts',
  showPicture: 'Show picture',
  covered: 'Reported for nudity or violence.',
  decision: 'Decision',
  /** Opens the decision on phones. */
  decide: 'Decide',
  acts: {
    keep: { name: 'Keep', meaning: 'Nothing is wrong with it. It stays.' },
    remove: { name: 'Remove', meaning: 'Gone for everyone. The author reads the reason.' },
    warn: { name: 'Warn', meaning: 'It stays. The author reads what to change.' },
    suspend: { name: 'Suspend', meaning: 'The account reads, but cannot write.' },
  } satisfies Record<ModerationAct, { name: string; meaning: string }>,
  reason: 'Reason for the author',
  chooseReason: 'Choose a reason',
  words: 'Your words (optional)',
  duration: 'For how long',
  days: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  indefinite: 'Until a moderator ends it',
  authorReads: 'The author reads',
  /** Leaves a case open and shows the next one. */
  skip: 'Skip',
  submit: {
    keep: () => 'Keep it',
    remove: (target: string) => `Remove ${target}`,
    warn: (_target: string, username: string) => `Warn ${username}`,
    suspend: (_target: string, username: string) => `Suspend ${username}`,
  } satisfies Record<ModerationAct, (target: string, username: string) => string>,
  suspendQuestion: (username: string) => `Suspend ${username}?`,
  decidedNow: 'Decided.',
  failed: 'The decision could not be sent. The case is open again.',
} as const;

/** What a suspended person reads (docs/product.md section 6, Moderation). */
export const suspensionCopy = {
  stillPossible: 'You can read everything, and delete your account. You cannot post, comment or like.',
  details: 'Account settings',
  dismiss: 'Hide this message',
} as const;

/** What moderators decided about the current user (docs/product.md section 2, Profiles, settings, policies). */
export const ownDecisionsCopy = {
  heading: 'Decisions about your posts',
  body: 'What moderators decided about your posts, comments and account, and why.',
  empty: 'No decisions.',
  loading: 'Loading decisions',
  emptyBody: 'When a moderator removes something of yours or warns you, you read here why.',
  failed: 'The decisions could not be loaded.',
  more: 'Show more',
  moreFailed: 'Earlier decisions did not load.',
  openPost: 'Open post',
  rules: 'Rules',
} as const;
