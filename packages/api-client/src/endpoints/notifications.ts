import type { Notification } from '@aura/domain/entities';
import { api, UNREAD } from '../api.ts';
import { type CallMeta, callOf, rootOf } from '../base-query.ts';
import type { CachePatch } from '../cache/state.ts';
import type { ResponseOf } from '../contract/call.ts';
import { toNotification } from '../contract/notification-mappers.ts';
import { notificationCalls } from '../contract/notifications.ts';
import { type After, pagesByNext } from './next-pages.ts';

export interface NotificationsPage {
  /** Newest first. */
  readonly notifications: readonly Notification[];
  /** The number of unread notifications, up to 100. */
  readonly unread: number;
  /** Where the next page begins; null after the last one. */
  readonly next: string | null;
}

function toPage(
  { notifications, unread, next }: ResponseOf<typeof notificationCalls.getNotifications>,
  meta: CallMeta | undefined,
): NotificationsPage {
  const known = notifications.flatMap((wire) => toNotification(wire, rootOf(meta)) ?? []);
  return { notifications: known, unread, next };
}

/** The distinct notifications of the loaded pages; one that has moved to the start is where it was loaded first. */
export function loadedNotifications(pages: readonly NotificationsPage[]): Notification[] {
  const seen = new Map<string, Notification>();
  for (const notification of pages.flatMap((page) => page.notifications)) {
    if (!seen.has(notification.id)) seen.set(notification.id, notification);
  }
  return [...seen.values()];
}

/** A query of only the number of unread notifications. */
export const unreadOnly = { limit: 0 } as const;

function setUnreadCount(unread: number): CachePatch {
  return (dispatch) => {
    const change = (page: NotificationsPage) => ({ ...page, unread });
    dispatch(notificationsApi.util.updateQueryData('getNewestNotifications', unreadOnly, change));
  };
}

/** Reading notifications and marking them as read (docs/product.md section 7). */
export const notificationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The list in pages. It does not change by itself while it is shown. */
    getNotifications: build.infiniteQuery<NotificationsPage, void, After>({
      infiniteQueryOptions: pagesByNext,
      query: ({ pageParam }) => callOf(notificationCalls.getNotifications, { after: pageParam }),
      transformResponse: toPage,
    }),
    /** The newest notifications, read again when there are new ones; with a limit of 0 only their number. */
    getNewestNotifications: build.query<NotificationsPage, { readonly limit: number }>({
      query: (request) => callOf(notificationCalls.getNotifications, request),
      transformResponse: toPage,
      providesTags: [{ type: 'Notification', id: UNREAD }],
    }),
    /** Changes the cached number of unread notifications before the server does. */
    setUnreadCount: build.mutation<null, number>({
      queryFn: (unread, { dispatch }) => {
        dispatch(setUnreadCount(unread));
        return { data: null };
      },
    }),
    /** Marks everything up to a cursor as read. Returns the number of those that stay unread. */
    readNotifications: build.mutation<number, { readonly upTo: string }>({
      // Sent when the page is left.
      query: (request) => callOf(notificationCalls.readNotifications, request, { keepalive: true }),
      transformResponse: ({ unread }: ResponseOf<typeof notificationCalls.readNotifications>) => unread,
      invalidatesTags: (_unread, error) => (error ? [] : [{ type: 'Notification', id: UNREAD }]),
    }),
  }),
});

export const { useGetNotificationsInfiniteQuery, useGetNewestNotificationsQuery } = notificationsApi;
