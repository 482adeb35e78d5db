import { notificationsCopy } from '@aura/domain/copy/notifications';
import { badgeCount } from '@aura/domain/rules/notification-periods';
import { useEffect, useRef, useState } from 'react';

const minIntervalMs = 30_000;

/**
 * What a screen reader says about new notifications: the number when it has grown, at most once in 30 seconds. What
 * was unread when the page was opened is not announced.
 */
export function useAnnouncement(unread: number | null): string {
  const [text, setText] = useState('');
  const known = useRef<number | null>(null);
  const nextAt = useRef(0);
  useEffect(() => {
    if (unread === null) return;
    const before = known.current;
    if (before === null || unread <= before) {
      known.current = unread;
      // The next number may be the same; a screen reader says a text again only when it has changed.
      setText('');
      return;
    }
    const announce = () => {
      known.current = unread;
      nextAt.current = Date.now() + minIntervalMs;
      setText(notificationsCopy.announcement(badgeCount(unread)));
    };
    const timer = setTimeout(announce, Math.max(0, nextAt.current - Date.now()));
    return () => clearTimeout(timer);
  }, [unread]);
  return text;
}
