import { notificationsCopy } from '@aura/domain/copy/notifications';
import type { Notification } from '@aura/domain/entities';
import { type ReactNode, useRef } from 'react';
import { cn } from '../../foundations/cn.ts';
import { imageProps } from '../../images/image-props.ts';
import { Aura } from '../../primitives/Aura/Aura.tsx';
import { Image } from '../../primitives/Image/Image.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { NotificationPeople } from './NotificationPeople.tsx';
import { DecisionText, NotificationText } from './NotificationText.tsx';
import { useSeen } from './use-seen.ts';

export interface NotificationRowProps {
  readonly notification: Notification;
  /** The username of the receiver. */
  readonly username: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Where it leads. */
  readonly href: string;
  /** The address of the rules, for a moderator's decision. */
  readonly rulesHref: string;
  /** Shown at the end of the row instead of the post, such as a follow button. */
  readonly action?: ReactNode;
  /** Called when an unread notification has been in view for a second, and when one is opened. */
  readonly onSeen?: (() => void) | undefined;
}

/**
 * One notification: the whole row is a link to what it is about. An unread one has a dot, and its post wears the
 * halo in the colours of its photograph.
 */
export function NotificationRow({
  notification,
  username,
  now,
  href,
  rulesHref,
  action,
  onSeen,
}: NotificationRowProps) {
  const ref = useRef<HTMLLIElement>(null);
  const { isRead, people, post, decision } = notification;
  useSeen(ref, isRead ? undefined : onSeen);
  const text = <NotificationText notification={notification} username={username} now={now} />;
  return (
    <li
      ref={ref}
      className="group relative -mx-5 px-5 has-[a[data-notification]:hover]:bg-hover tablet:mx-0 tablet:rounded-control tablet:ps-5 tablet:pe-0"
    >
      <span
        aria-hidden
        className={cn(
          'absolute top-1/2 inset-s-1.5 size-2 -translate-y-1/2 rounded-full bg-ink transition-opacity transition-glow tablet:inset-s-0',
          isRead && 'opacity-0',
        )}
      />
      <div className="flex min-h-22 items-center gap-3 border-line border-b py-3 group-last:border-transparent tablet:gap-5">
        <NotificationPeople people={people} />
        <div className="min-w-0 flex-1 text-14 tablet:text-16">
          <Link
            href={href}
            data-notification
            onClick={onSeen}
            className="rounded-mark after:absolute after:inset-0 after:rounded-control"
          >
            {!isRead && <span className="sr-only">{notificationsCopy.unreadMark}: </span>}
            {text}
          </Link>
          {decision && <DecisionText decision={decision} />}
          {decision && (
            <Link href={rulesHref} variant="block" className="relative z-raised text-14">
              {notificationsCopy.rules}
            </Link>
          )}
        </div>
        {action ? (
          <span className="relative z-raised shrink-0">{action}</span>
        ) : (
          post && (
            <span className="relative isolate w-13.5 shrink-0 rounded-control">
              <span
                className={cn(
                  'absolute inset-0 rounded-control transition-opacity transition-glow',
                  isRead && 'opacity-0',
                )}
              >
                <Aura size="avatar" palette={post.image?.palette} />
              </span>
              <Image
                {...imageProps(post.image)}
                alt=""
                sizes="3.375rem"
                className="rounded-control [&_img]:object-person"
              />
            </span>
          )
        )}
      </div>
    </li>
  );
}
