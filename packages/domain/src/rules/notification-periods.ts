import { startOfDay } from './start-of-day.ts';

/** The headings under which notifications are listed. */
export type NotificationPeriod = 'today' | 'yesterday' | 'lastWeek' | 'earlier';

const dayMs = 86_400_000;

/**
 * The period of a time: the day of now and the one before it, the six before those, and everything earlier. A future
 * time results from a wrong clock and is today's.
 * @param now milliseconds since 1970
 */
function notificationPeriod(iso: string, now: number): NotificationPeriod {
  const today = startOfDay(now);
  const time = Date.parse(iso);
  if (!(time < today)) return 'today';
  // A day with a clock change is up to an hour longer or shorter.
  if (time >= startOfDay(today - dayMs / 2)) return 'yesterday';
  return time >= startOfDay(today - 7 * dayMs + dayMs / 2) ? 'lastWeek' : 'earlier';
}

/** Splits a list that is ordered by time, newest first, by period. */
export function byPeriod<Entry extends { readonly createdAt: string }>(
  entries: readonly Entry[],
  now: number,
): { readonly period: NotificationPeriod; readonly entries: readonly Entry[] }[] {
  const periods = ['today', 'yesterday', 'lastWeek', 'earlier'] as const;
  return periods
    .map((period) => ({
      period,
      entries: entries.filter(({ createdAt }) => notificationPeriod(createdAt, now) === period),
    }))
    .filter((group) => group.entries.length > 0);
}

/** The number in a badge: above 99 it is "99+". */
export const badgeCount = (count: number): string => (count > 99 ? '99+' : String(count));
