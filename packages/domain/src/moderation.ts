import type { Image, Person } from './entities.ts';
import type { DecisionContent } from './rules/moderation.ts';
import type { ReportTarget } from './vocabularies/moderation.ts';
import type { ReportReason } from './vocabularies/report-reasons.ts';

/** The entities of the moderators' screen. Times are ISO 8601. */

export interface ModerationDecision extends DecisionContent {
  readonly id: string;
  readonly decidedAt: string;
  /** Null when the account was deleted. */
  readonly moderator: string | null;
  readonly author: string | null;
}

/** A decision as the author reads it. */
export interface OwnDecision extends DecisionContent {
  readonly id: string;
  readonly decidedAt: string;
  /** The post that it is about; null when it was removed, and for comments and the account. */
  readonly postId: string | null;
}

export interface CaseSummary {
  readonly id: string;
  readonly targetType: ReportTarget;
  readonly author: Person;
  /** The photo of a reported post. */
  readonly image: Image | null;
  /** The caption, the comment or the profile's text. */
  readonly text: string;
  readonly reason: ReportReason;
  readonly reportCount: number;
  readonly reportedAt: string;
}

export interface ModerationCase extends CaseSummary {
  readonly createdAt: string | null;
  readonly tags: readonly string[];
  /** Null when the post is not public. */
  readonly postId: string | null;
  /** The photo of the post that a reported comment is on; null when the post is not public. */
  readonly postImage: Image | null;
  readonly account: { readonly posts: number; readonly followers: number; readonly joinedAt: string };
  readonly reports: readonly {
    readonly reporter: Person;
    readonly reason: ReportReason;
    readonly note: string;
    readonly createdAt: string;
  }[];
  readonly thread: readonly {
    readonly id: string;
    readonly author: string;
    readonly text: string;
    readonly isTarget: boolean;
  }[];
  readonly posts: readonly { readonly id: string; readonly image: Image | null; readonly caption: string }[];
  readonly record: readonly ModerationDecision[];
  readonly decision: ModerationDecision | null;
}
