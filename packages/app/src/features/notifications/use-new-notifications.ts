import {
  type NotificationsPage,
  notificationsApi,
  useGetNewestNotificationsQuery,
} from '@aura/api-client/endpoints/notifications';
import type { Notification } from '@aura/domain/entities';
import { notificationsPageSize } from '@aura/domain/limits/notifications';
import { focusPageHeading } from '@aura/ui/foundations/focus-page-heading';
import { useState } from 'react';
import { useIsMounted } from '../../shared/use-is-mounted.ts';
import { useAppDispatch } from '../../store/store.ts';

const { getNotifications } = notificationsApi.endpoints;

const isLaterThan =
  (newest: Notification | undefined) =>
  ({ createdAt }: Notification) =>
    newest === undefined || createdAt > newest.createdAt;

/**
 * The notifications that have arrived since the list was loaded, and what shows them. The list itself does not change
 * before.
 * @param shown the list; null while it loads
 */
export function useNewNotifications(shown: readonly Notification[] | null) {
  const dispatch = useAppDispatch();
  const isMounted = useIsMounted();
  const [busy, setBusy] = useState(false);
  const { currentData } = useGetNewestNotificationsQuery({ limit: notificationsPageSize });
  const arrived =
    shown === null
      ? []
      : (currentData as NotificationsPage | undefined)?.notifications.filter(isLaterThan(shown[0]));

  async function load() {
    setBusy(true);
    const options = { forceRefetch: true, refetchCachedPages: false, subscribe: false };
    const { isSuccess } = await dispatch(getNotifications.initiate(undefined, options));
    setBusy(false);
    if (!isSuccess || !isMounted()) return;
    // The pressed button unmounts.
    focusPageHeading();
    window.scrollTo({ top: 0 });
  }
  return { arrived: arrived ?? [], load, busy };
}
