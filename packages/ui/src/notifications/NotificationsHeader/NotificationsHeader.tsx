import { notificationsCopy } from '@aura/domain/copy/notifications';
import { CheckCheck, Cog } from 'lucide-react';
import { useRef } from 'react';
import { focusPart } from '../../foundations/focus-part.ts';
import { Link } from '../../primitives/Link/Link.tsx';

interface NotificationsHeaderProps {
  readonly settingsHref: string;
  /** Marks everything as read; undefined when nothing is unread. */
  readonly onMarkAllRead: (() => void) | undefined;
}

const actionStyle =
  'inline-flex min-h-target min-w-target items-center justify-center gap-2 rounded-mark text-14 font-medium text-muted hover:text-ink [&_svg]:size-5 [&_svg]:stroke-icon';

/** The heading of the notifications, with what concerns all of them. On phones, the actions are icons. */
export function NotificationsHeader({ settingsHref, onMarkAllRead }: NotificationsHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const markAllRead = () => {
    // The button unmounts.
    focusPart(heading.current);
    onMarkAllRead?.();
  };
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-4 py-4 tablet:py-6">
      <h1
        ref={heading}
        className="min-w-0 font-serif text-40 wrap-anywhere outline-none slim:text-28 tablet:text-64"
      >
        {notificationsCopy.heading}
      </h1>
      <div className="flex shrink-0 gap-1 tablet:gap-8">
        {onMarkAllRead && (
          <button
            type="button"
            onClick={markAllRead}
            title={notificationsCopy.markAllRead}
            className={actionStyle}
          >
            <CheckCheck aria-hidden />
            <span className="max-tablet:sr-only">{notificationsCopy.markAllRead}</span>
          </button>
        )}
        <Link href={settingsHref} aria-label={notificationsCopy.settingsName} className={actionStyle}>
          <Cog aria-hidden />
          <span className="max-tablet:sr-only">{notificationsCopy.settings}</span>
        </Link>
      </div>
    </header>
  );
}
