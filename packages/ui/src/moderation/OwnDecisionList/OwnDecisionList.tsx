import { ownDecisionsCopy } from '@aura/domain/copy/moderation';
import type { OwnDecision } from '@aura/domain/moderation';
import { authorMessage } from '@aura/domain/rules/moderation';
import { Shield } from 'lucide-react';
import type { Ref } from 'react';
import { Link } from '../../primitives/Link/Link.tsx';
import { fullTime, relativeTime } from '../../text/time.ts';

interface OwnDecisionListProps {
  readonly ref?: Ref<HTMLUListElement>;
  readonly decisions: readonly OwnDecision[];
  /** The current time in milliseconds. */
  readonly now: number;
  /** URL of a post. */
  readonly postHref: (postId: string) => string;
  readonly rulesHref: string;
}

/** What moderators decided about the current user, newest first: what, when and why, in the words of the notification. */
export function OwnDecisionList({ ref, decisions, now, postHref, rulesHref }: OwnDecisionListProps) {
  return (
    <ul ref={ref} aria-label={ownDecisionsCopy.heading} className="divide-y divide-line border-y border-line">
      {decisions.map((decision) => {
        const { title, text } = authorMessage(decision);
        return (
          <li key={decision.id} className="flex gap-4 py-4">
            <span className="grid size-12 shrink-0 place-items-center rounded-full bg-sunken">
              <Shield aria-hidden className="size-5 stroke-icon" />
            </span>
            <div className="flex min-w-0 flex-1 flex-col gap-2">
              <p>
                <b className="font-semibold">{title}</b>{' '}
                <time
                  dateTime={decision.decidedAt}
                  title={fullTime(decision.decidedAt)}
                  className="text-muted"
                >
                  {relativeTime(decision.decidedAt, now)}
                </time>
              </p>
              <p dir="auto" className="rounded-control bg-sunken px-4 py-3 text-14 wrap-anywhere">
                {text}
              </p>
              <p className="flex flex-wrap gap-x-6">
                {decision.postId !== null && (
                  <Link href={postHref(decision.postId)} variant="block" className="text-14">
                    {ownDecisionsCopy.openPost}
                  </Link>
                )}
                <Link href={rulesHref} variant="block" className="text-14">
                  {ownDecisionsCopy.rules}
                </Link>
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
