import {
  type NotificationsPage,
  notificationsApi,
  useGetNewestNotificationsQuery,
} from '@aura/api-client/endpoints/notifications';
import { notificationsCopy } from '@aura/domain/copy/notifications';
import type { Notification } from '@aura/domain/entities';
import { notificationsPageSize } from '@aura/domain/limits/notifications';
import { focusPageHeading } from '@aura/ui/foundations/focus-page-heading';
import { useToast } from '@aura/ui/primitives/Toast';
import { useState } from 'react';
import { readNewestPage } from '../../shared/read-newest-page.ts';
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
 * @param isRefreshing whether the list is read again, after which it has them
 */
export function useNewNotifications(shown: readonly Notification[] | null, isRefreshing: boolean) {
  const dispatch = useAppDispatch();
  const isMounted = useIsMounted();
  const { show } = useToast();
  const [busy, setBusy] = useState(false);
  const { currentData } = useGetNewestNotificationsQuery({ limit: notificationsPageSize });
  const arrived =
    shown === null || (isRefreshing && !busy)
      ? []
      : (currentData as NotificationsPage | undefined)?.notifications.filter(isLaterThan(shown[0]));

  async function load() {
    setBusy(true);
    const isLoaded = await readNewestPage((options) =>
      dispatch(getNotifications.initiate(undefined, options)),
    );
    setBusy(false);
    if (!isMounted()) return;
    if (!isLoaded) {
      show({ tone: 'alert', text: notificationsCopy.failed });
      return;
    }
    // The pressed button unmounts.
    focusPageHeading();
    window.scrollTo({ top: 0 });
  }
  return { arrived: arrived ?? [], load, busy };
}
