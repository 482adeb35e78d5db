import { notificationsApi } from '@aura/api-client/endpoints/notifications';
import { notificationsCopy } from '@aura/domain/copy/notifications';
import type { Notification } from '@aura/domain/entities';
import { useToast } from '@aura/ui/primitives/Toast';
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
  const { show } = useToast();
  const showUndoable = useUndoable();
  const unread = useUnreadCount();
  const seen = useRef<Notification | null>(null);
  const [readUpTo, setReadUpTo] = useState<Notification | null>(null);

  /**
   * Sends what was seen, or everything up to a later notification. When that fails, what was seen is sent again the next
   * time. Resolves to whether it has succeeded.
   */
  const sendSeen = useCallback(
    async (newest?: Notification) => {
      const before = seen.current;
      const upTo = newest ? later(before, newest) : before;
      if (upTo === null) return true;
      seen.current = null;
      const request = { upTo: upTo.cursor };
      const { error } = await dispatch(readNotifications.initiate(request, { track: false }));
      if (error && before) seen.current = later(seen.current, before);
      return !error;
    },
    [dispatch],
  );

  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') void sendSeen();
    };
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      void sendSeen();
    };
  }, [sendSeen]);

  const setUnread = (count: number) => void dispatch(setUnreadCount.initiate(count, { track: false }));

  /** @param newest the newest notification of the list */
  function markAllRead(newest: Notification) {
    setReadUpTo(newest);
    setUnread(0);
    const takeBack = () => {
      setReadUpTo(readUpTo);
      if (unread !== null) setUnread(unread);
    };
    const send = async () => {
      if (await sendSeen(newest)) return;
      takeBack();
      show({ tone: 'alert', text: notificationsCopy.markFailed });
    };
    showUndoable({ text: notificationsCopy.markedRead, onUndo: takeBack, onSettled: () => void send() });
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
