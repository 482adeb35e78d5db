import { notificationsCopy } from '@aura/domain/copy/notifications';
import type { Notification } from '@aura/domain/entities';
import { notificationParts } from '@aura/domain/rules/notifications';
import { type TextPart, textParts } from '@aura/domain/rules/text-parts';
import { cn } from '../../foundations/cn.ts';
import { fullTime, relativeTime } from '../../text/time.ts';
import { withOffsets } from '../../text/with-offsets.ts';

interface NotificationTextProps {
  readonly notification: Notification;
  /** The username of the receiver, whose mentions are emphasized. */
  readonly username: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The sentence of a notification, its time, and the comment or caption that it is about. */
export function NotificationText({ notification, username, now }: NotificationTextProps) {
  const { people, quote, createdAt, isRead } = notification;
  const usernames = people.map((person) => person.username);
  return (
    <>
      <span className="block wrap-anywhere">
        {withOffsets(notificationParts({ ...notification, usernames })).map(({ text, isStrong, offset }) =>
          isStrong ? (
            <span key={offset} className="font-semibold">
              {text}
            </span>
          ) : (
            text
          ),
        )}{' '}
        <time dateTime={createdAt} title={fullTime(createdAt)} className="text-14 text-muted">
          {relativeTime(createdAt, now, 'en', 'narrow')}
        </time>
      </span>
      {quote !== '' && (
        <span dir="auto" className={cn('line-clamp-2 wrap-anywhere', isRead && 'text-muted')}>
          “<Quote text={quote} username={username} />”
        </span>
      )}
    </>
  );
}

/** A quoted text, in which mentions of the receiver have the colour of what is theirs. */
function Quote({ text, username }: { readonly text: string; readonly username: string }) {
  const isOwn = (part: TextPart) => part.kind === 'mention' && part.username === username.toLowerCase();
  return withOffsets(textParts(text)).map((part) =>
    isOwn(part) ? (
      <span key={part.offset} className="font-medium text-accent">
        {part.text}
      </span>
    ) : (
      part.text
    ),
  );
}

/** The words of a moderator's decision. */
export function DecisionText({ decision }: { readonly decision: NonNullable<Notification['decision']> }) {
  return (
    <span className="mt-2 flex flex-col gap-1 rounded-control bg-sunken px-4 py-3 text-14">
      {decision.quote !== '' && (
        <span dir="auto" className="line-clamp-2 wrap-anywhere">
          {notificationsCopy.quoted(decision.quote)}
        </span>
      )}
      <span dir="auto" className="wrap-anywhere text-muted">
        {decision.reason}
      </span>
    </span>
  );
}
