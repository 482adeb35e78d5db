import type { ModerationDecision } from '@aura/domain/moderation';
import { authorMessage, decidedText } from '@aura/domain/rules/moderation';
import type { Ref } from 'react';
import { fullTime, relativeTime } from '../../text/time.ts';

interface DecisionListProps {
  readonly ref?: Ref<HTMLUListElement>;
  readonly label: string;
  readonly decisions: readonly ModerationDecision[];
  /** The current time in milliseconds. */
  readonly now: number;
}

/** Decisions of moderators, newest first: when, about whom, who decided what and why. */
export function DecisionList({ ref, label, decisions, now }: DecisionListProps) {
  return (
    <ul ref={ref} aria-label={label} className="divide-y divide-line text-14">
      {decisions.map((decision) => (
        <li key={decision.id} className="flex gap-4 py-3">
          <time
            dateTime={decision.decidedAt}
            title={fullTime(decision.decidedAt)}
            className="w-24 shrink-0 text-muted"
          >
            {relativeTime(decision.decidedAt, now)}
          </time>
          <span dir="auto" className="min-w-0 wrap-anywhere">
            {decision.author !== null && <b>{decision.author}: </b>}
            {decidedText(decision)} <span className="text-muted">{authorMessage(decision).text}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
