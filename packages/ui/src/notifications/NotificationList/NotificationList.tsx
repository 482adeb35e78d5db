import { notificationsCopy } from '@aura/domain/copy/notifications';
import type { Notification } from '@aura/domain/entities';
import { byPeriod } from '@aura/domain/rules/notification-periods';
import { type ReactNode, useRef } from 'react';
import { useMoreFocus } from '../../foundations/use-more-focus.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { NotificationRow, type NotificationRowProps } from '../NotificationRow/NotificationRow.tsx';
import { notificationLink, useListKeys } from './use-list-keys.ts';

interface NotificationListProps extends Pick<NotificationRowProps, 'username' | 'now' | 'rulesHref'> {
  /** Newest first; not empty. */
  readonly notifications: readonly Notification[];
  readonly hrefOf: (notification: Notification) => string;
  /** Shown at the end of a row instead of the post, such as a follow button. */
  readonly actionOf?: (notification: Notification) => ReactNode;
  readonly onSeen?: (notification: Notification) => void;
  /** Whether the keys j, k and f are on. */
  readonly shortcuts?: boolean;
  /** Loads the next page; undefined after the last one. */
  readonly onMore?: (() => void) | undefined;
  readonly loadingMore?: boolean;
  /** Whether the next page failed to load. */
  readonly moreFailed?: boolean;
}

/** The notifications by day, newest first: the days are beside the rows on wide screens, above them on phones. */
export function NotificationList({
  notifications,
  hrefOf,
  actionOf,
  onSeen,
  shortcuts = true,
  onMore,
  loadingMore = false,
  moreFailed = false,
  ...row
}: NotificationListProps) {
  const ref = useRef<HTMLDivElement>(null);
  useListKeys(ref, shortcuts);
  const hasMore = onMore !== undefined || moreFailed;
  const moreButton = useMoreFocus(() => ref.current, notificationLink);
  return (
    <div ref={ref} className="flex flex-col">
      {byPeriod(notifications, row.now).map(({ period, entries }) => (
        <section
          key={period}
          aria-label={notificationsCopy.periods[period]}
          className="tablet:grid tablet:grid-cols-[11.5rem_minmax(0,1fr)] tablet:gap-x-5 tablet:border-line tablet:border-t tablet:first:border-0"
        >
          <h2 className="pt-4 font-serif text-22 tablet:sticky tablet:top-6 tablet:self-start tablet:pt-6 tablet:text-28">
            {notificationsCopy.periods[period]}
          </h2>
          <ul>
            {entries.map((notification) => {
              const action = actionOf?.(notification);
              return (
                <NotificationRow
                  key={notification.id}
                  {...row}
                  notification={notification}
                  href={hrefOf(notification)}
                  action={action && <span data-follow>{action}</span>}
                  onSeen={() => onSeen?.(notification)}
                />
              );
            })}
          </ul>
        </section>
      ))}
      {hasMore && (
        <div className="flex flex-col items-center gap-2 py-6">
          {moreFailed && (
            <p role="alert" className="text-14">
              {notificationsCopy.earlierFailed}
            </p>
          )}
          <Button ref={moreButton} variant="outline" size="sm" busy={loadingMore} onClick={onMore}>
            {notificationsCopy.more}
          </Button>
        </div>
      )}
    </div>
  );
}
