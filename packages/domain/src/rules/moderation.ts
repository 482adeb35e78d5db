import { reportReasonCopy, reportTargetNames } from '../copy/reports.ts';
import type { ModerationAct, ReportTarget } from '../vocabularies/moderation.ts';
import type { ReportReason } from '../vocabularies/report-reasons.ts';
import { dateText } from './date-text.ts';

const dayMs = 86_400_000;

/** What a decision says about the author's content or account. */
export interface DecisionContent {
  readonly act: ModerationAct;
  readonly targetType: ReportTarget;
  /** Null for `keep`. */
  readonly reason: ReportReason | null;
  /** The moderator's own words; may be empty. */
  readonly words: string;
  /** The end of a suspension, ISO 8601; null for an indefinite one and for other decisions. */
  readonly until: string | null;
}

const sentences: Readonly<Record<ModerationAct, (decision: DecisionContent) => string>> = {
  keep: ({ targetType }) => `A moderator has looked at your ${reportTargetNames[targetType]}. It stays.`,
  remove: ({ targetType }) => `A moderator removed your ${reportTargetNames[targetType]}.`,
  warn: ({ targetType }) => `A moderator warns you about your ${reportTargetNames[targetType]}.`,
  suspend: ({ until }) =>
    until === null
      ? 'A moderator suspended your account.'
      : `A moderator suspended your account until ${dateText(until)}.`,
};

/** The reason in a sentence: lower case, with a full stop. */
function reasonText(reason: ReportReason | null): string {
  return reason === null ? '' : `Reason: ${reportReasonCopy[reason].name.toLowerCase()}.`;
}

/** What the author reads about a decision (docs/product.md section 6, Moderation). */
export function authorMessage(decision: DecisionContent): { readonly title: string; readonly text: string } {
  const text = [reasonText(decision.reason), decision.words.trim()].filter((part) => part !== '').join(' ');
  return { title: sentences[decision.act](decision), text };
}

/** Why a suspended account cannot write, and until when. */
export interface Suspension {
  /** ISO 8601; null for an indefinite one. */
  readonly until: string | null;
  readonly reason: ReportReason;
  readonly words: string;
}

/** What a suspended account reads instead of writing. */
export function suspensionText({ until, reason, words }: Suspension): string {
  const state =
    until === null ? 'Your account is suspended.' : `Your account is suspended until ${dateText(until)}.`;
  return [state, reasonText(reason), words.trim()].filter((part) => part !== '').join(' ');
}

/**
 * When a suspension ends.
 * @param days null for an indefinite one
 * @param now milliseconds since 1970
 * @returns milliseconds since 1970; null for an indefinite one and for other decisions
 */
export function suspensionEnd(act: ModerationAct, days: number | null, now: number): number | null {
  return act === 'suspend' && days !== null ? now + days * dayMs : null;
}

/** Whether a moderator looks at the picture only after a question. */
export function isCovered(reason: ReportReason): boolean {
  return reason === 'nudity' || reason === 'violence';
}

const doneWords: Readonly<Record<ModerationAct, string>> = {
  keep: 'kept it',
  remove: 'removed it',
  warn: 'warned the author',
  suspend: 'suspended the account',
};

interface DecidedBy {
  readonly act: ModerationAct;
  /** Null when the account was deleted. */
  readonly moderator: string | null;
}

/** Who decided what, in the list of decisions. */
export function decidedText({ act, moderator }: DecidedBy): string {
  return `${moderator ?? 'A former moderator'} ${doneWords[act]}.`;
}

/** What a moderator reads when another one decided first. */
export function conflictText({ act, moderator }: DecidedBy): string {
  return `${moderator ?? 'Another moderator'} has already ${doneWords[act]}.`;
}

/** The texts of a notification about a moderator's decision. */
export interface DecisionTexts {
  /** What was decided, such as "A moderator removed your comment". */
  readonly sentence: string;
  /** What the decision is about; empty without one. */
  readonly quote: string;
  readonly reason: string;
}

/** What the notification of a decision contains: the sentence without its full stop, and what it is about. */
export function decisionTexts(decision: DecisionContent, quote: string): DecisionTexts {
  const { title, text } = authorMessage(decision);
  return { sentence: title.replace(/\.$/, ''), quote, reason: text };
}
