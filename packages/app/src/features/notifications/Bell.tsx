import { NotificationBell } from '@aura/ui/shell/NotificationBell';
import { useMatch } from 'react-router';
import { paths } from '../../paths.ts';
import { useAnnouncement } from './use-announcement.ts';
import { useNotificationsKey } from './use-notifications-key.ts';
import { useUnreadCount } from './use-unread-count.ts';

/** The bell of the top bar, with the number of unread notifications. */
export function Bell() {
  const unread = useUnreadCount();
  const active = useMatch(paths.notifications) !== null;
  useNotificationsKey();
  return (
    <NotificationBell
      href={paths.notifications}
      active={active}
      unread={unread}
      announcement={useAnnouncement(unread)}
    />
  );
}
