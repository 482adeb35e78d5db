import { notificationsCopy } from '@aura/domain/copy/notifications';
import { badgeCount } from '@aura/domain/rules/notification-periods';
import { Bell } from 'lucide-react';
import { cn } from '../../foundations/cn.ts';
import { Link } from '../../primitives/Link/Link.tsx';

interface NotificationBellProps {
  readonly href: string;
  /** Whether the page of the notifications is shown. */
  readonly active: boolean;
  /** The number of unread notifications; null while it is unknown. */
  readonly unread: number | null;
  /** What is announced; changes when there are new ones. */
  readonly announcement: string;
}

/** The link to the notifications, with the number of unread ones. It has the same size with and without a number. */
export function NotificationBell({ href, active, unread, announcement }: NotificationBellProps) {
  const count = unread ? badgeCount(unread) : null;
  const label = count === null ? notificationsCopy.heading : notificationsCopy.unread(count);
  return (
    <>
      <Link
        href={href}
        aria-label={label}
        title={label}
        aria-current={active ? 'page' : undefined}
        className={cn(
          'relative grid size-target shrink-0 place-items-center rounded-full hover:text-ink',
          active
            ? 'text-ink after:absolute after:inset-x-3 after:bottom-1 after:h-0.5 after:bg-ink max-tablet:after:hidden'
            : 'text-muted max-tablet:text-ink',
        )}
      >
        <Bell aria-hidden className="size-5 stroke-icon" />
        {count !== null && (
          <span
            aria-hidden
            className="absolute inset-s-6 top-1 grid h-4 min-w-4 animate-badge place-items-center rounded-full bg-ink px-1 text-12 leading-none font-semibold whitespace-nowrap text-on-ink ring-2 ring-paper"
          >
            {count}
          </span>
        )}
      </Link>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  );
}
