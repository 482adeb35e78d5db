import { notificationsCopy } from '@aura/domain/copy/notifications';
import { Bell } from 'lucide-react';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Link } from '../../primitives/Link/Link.tsx';

interface NotificationsEmptyProps {
  /** The address of the settings, when every kind of notification is switched off. */
  readonly settingsHref: string | null;
  /** The address of the search for people. */
  readonly searchHref: string;
}

/** The page of the notifications when there are none. */
export function NotificationsEmpty({ settingsHref, searchHref }: NotificationsEmptyProps) {
  return (
    <EmptyState
      icon={Bell}
      title={notificationsCopy.emptyTitle}
      body={
        settingsHref === null ? (
          notificationsCopy.emptyBody
        ) : (
          <>
            {notificationsCopy.allOff}{' '}
            <Link href={settingsHref} variant="inline">
              {notificationsCopy.allOffLink}
            </Link>
          </>
        )
      }
      actions={
        <Link href={searchHref} variant="block">
          {notificationsCopy.findPeople}
        </Link>
      }
    />
  );
}
