import { unreadOnly, useGetNewestNotificationsQuery } from '@aura/api-client/endpoints/notifications';
import { skipToken } from '@reduxjs/toolkit/query';
import { useUserWithProfile } from '../../shared/use-user-with-profile.ts';

/** The number of unread notifications, up to 100; null while it is unknown. Live updates keep it current. */
export function useUnreadCount(): number | null {
  const uid = useUserWithProfile();
  const { currentData } = useGetNewestNotificationsQuery(uid === undefined ? skipToken : unreadOnly, {
    refetchOnFocus: true,
    refetchOnReconnect: true,
  });
  return currentData?.unread ?? null;
}
