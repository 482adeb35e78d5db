import { notificationsApi } from '@aura/api-client/endpoints/notifications';
import { notificationsCopy } from '@aura/domain/copy/notifications';
import type { Notification } from '@aura/domain/entities';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useUndoable } from '../../shared/use-undoable.ts';
import { useAppDispatch } from '../../store/store.ts';
import { useUnreadCount } from './use-unread-count.ts';

const { readNotifications, setUnreadCount } = notificationsApi.endpoints;

/** The later of two notifications. */
const later = (one: Notification | null, other: Notification) =>
  one === null || other.createdAt > one.createdAt ? other : one;

/**
 * Marks notifications as read. What was in view for a second is sent when the user leaves the page, so that the dots
 * stay meanwhile. Marking everything takes effect at once and is sent when it can no longer be undone.
 */
export function useReading() {
  const dispatch = useAppDispatch();
  const showUndoable = useUndoable();
  const unread = useUnreadCount();
  const seen = useRef<Notification | null>(null);
  const [readUpTo, setReadUpTo] = useState<Notification | null>(null);

  const sendSeen = useCallback(() => {
    const upTo = seen.current?.cursor;
    seen.current = null;
    if (upTo) void dispatch(readNotifications.initiate({ upTo }, { track: false }));
  }, [dispatch]);

  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') sendSeen();
    };
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      sendSeen();
    };
  }, [sendSeen]);

  const setUnread = (count: number) => void dispatch(setUnreadCount.initiate(count, { track: false }));

  /** @param newest the newest notification of the list */
  function markAllRead(newest: Notification) {
    setReadUpTo(newest);
    setUnread(0);
    showUndoable({
      text: notificationsCopy.markedRead,
      onUndo: () => {
        setReadUpTo(null);
        if (unread !== null) setUnread(unread);
      },
      onSettled: () => {
        seen.current = later(seen.current, newest);
        sendSeen();
      },
    });
  }

  return {
    onSeen: (notification: Notification) => {
      seen.current = later(seen.current, notification);
    },
    /** Whether a notification is shown as read. */
    isRead: ({ isRead, createdAt }: Notification) =>
      isRead || (readUpTo !== null && createdAt <= readUpTo.createdAt),
    markAllRead,
  };
}
