import { unreadOnly, useGetNewestNotificationsQuery } from '@aura/api-client/endpoints/notifications';
import { skipToken } from '@reduxjs/toolkit/query';
import { useCurrentUser } from '../../shared/use-current-user.ts';
import { selectSession } from '../../store/session.ts';
import { useAppSelector } from '../../store/store.ts';

/**
 * The number of unread notifications, up to 100; null while it is unknown. Live updates keep it current. It is read once
 * there is a profile, without which the server has none, and not while the account is deleted.
 */
export function useUnreadCount(): number | null {
  const { profile } = useCurrentUser();
  const { deletionInProgress } = useAppSelector(selectSession);
  const isRead = profile?.username && !deletionInProgress;
  const { currentData } = useGetNewestNotificationsQuery(isRead ? unreadOnly : skipToken, {
    refetchOnFocus: true,
    refetchOnReconnect: true,
  });
  return currentData?.unread ?? null;
}
