import { notificationsApi } from '@aura/api-client/endpoints/notifications';
import { notificationsCopy } from '@aura/domain/copy/notifications';
import type { Notification } from '@aura/domain/entities';
import { useToast } from '@aura/ui/primitives/Toast';
import { useCallback, useEffect, useRef, useState } from 'react';
import { undoMs } from '../../shared/undo-ms.ts';
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
  const { show } = useToast();
  const unread = useUnreadCount();
  const seen = useRef<Notification | null>(null);
  const marked = useRef<{ readonly upTo: Notification; readonly timer: number } | null>(null);
  const [readUpTo, setReadUpTo] = useState<Notification | null>(null);

  const send = useCallback(
    (upTo: Notification) =>
      void dispatch(readNotifications.initiate({ upTo: upTo.cursor }, { track: false })),
    [dispatch],
  );
  const sendAll = useCallback(() => {
    const upTo = marked.current?.upTo ?? seen.current;
    clearTimeout(marked.current?.timer);
    marked.current = null;
    seen.current = null;
    if (upTo) send(upTo);
  }, [send]);

  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') sendAll();
    };
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      sendAll();
    };
  }, [sendAll]);

  const setUnread = (count: number) => void dispatch(setUnreadCount.initiate(count, { track: false }));

  /** @param newest the newest notification of the list */
  function markAllRead(newest: Notification) {
    marked.current = { upTo: newest, timer: window.setTimeout(sendAll, undoMs) };
    setReadUpTo(newest);
    setUnread(0);
    const undo = () => {
      // It may have been sent when the page was hidden.
      if (marked.current === null) return;
      clearTimeout(marked.current.timer);
      marked.current = null;
      setReadUpTo(null);
      if (unread !== null) setUnread(unread);
    };
    const action = { label: notificationsCopy.undo, onAction: undo };
    show({ tone: 'status', text: notificationsCopy.markedRead, action, durationMs: undoMs });
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
