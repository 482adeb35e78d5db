import type { ReportTarget } from '../vocabularies/moderation.ts';
import type { ReportReason } from '../vocabularies/report-reasons.ts';

/** The reasons of reports and of moderators' decisions, with what each means. */
export const reportReasonCopy: Readonly<
  Record<ReportReason, { readonly name: string; readonly meaning: string }>
> = {
  spam: { name: 'Spam or advertising', meaning: 'Sales, links, the same thing again and again' },
  hate: { name: 'Hate or harassment', meaning: 'Insults, threats, contempt for a person or a group' },
  nudity: { name: 'Nudity or sexual content', meaning: 'Naked bodies, sexual acts or offers' },
  violence: { name: 'Violence or danger', meaning: 'Injuries, weapons, calls for harm' },
  'self-harm': { name: 'Self-harm', meaning: 'Somebody may hurt themselves or asks others to' },
  privacy: { name: 'Private information', meaning: 'An address, a number or a photo shared without consent' },
  counterfeit: { name: 'Counterfeit or stolen picture', meaning: 'Fake goods, or a photo of somebody else' },
  other: { name: 'Something else', meaning: 'Say what is wrong in your own words' },
};

/** What is reported, in a sentence. */
export const reportTargetNames: Readonly<Record<ReportTarget, string>> = {
  post: 'post',
  comment: 'comment',
  person: 'account',
};

/** The report dialog (docs/product.md section 2, Profiles, settings, policies). */
export const reportCopy = {
  action: 'Report',
  title: (target: ReportTarget) => `Report this ${reportTargetNames[target]}`,
  reasons: 'What is wrong?',
  note: 'Anything to add',
  optional: 'optional',
  notePrivacy: 'Moderators read this. Nobody else does.',
  consequence: (target: ReportTarget, username: string) =>
    `You will not see this ${reportTargetNames[target]} again. ${username} is not told who reported it.`,
  next: 'A moderator will look at it.',
  sent: 'Thank you. A moderator will look at it.',
  block: (username: string) => `Block ${username}`,
  blockMeaning: (username: string) => `If you block ${username}, you no longer see each other.`,
  done: 'Done',
  failed: 'The report could not be sent. Please try again.',
  gone: 'This is no longer there.',
  discardTitle: 'Discard your report?',
  discardQuestion: 'What you have written is not sent.',
} as const;
