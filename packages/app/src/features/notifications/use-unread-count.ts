import { unreadOnly, useGetNewestNotificationsQuery } from '@aura/api-client/endpoints/notifications';

/** The number of unread notifications, up to 100; null while it is unknown. Live updates keep it current. */
export function useUnreadCount(): number | null {
  const { currentData } = useGetNewestNotificationsQuery(unreadOnly, {
    refetchOnFocus: true,
    refetchOnReconnect: true,
  });
  return currentData?.unread ?? null;
}
