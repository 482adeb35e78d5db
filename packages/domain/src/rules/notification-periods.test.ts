import { expect, it } from 'vitest';
import { badgeCount, byPeriod } from './notification-periods.ts';

const now = new Date(2026, 10, 24, 9).getTime();
const at = (day: number, hour: number, month = 10) => ({
  createdAt: new Date(2026, month, day, hour).toISOString(),
});

it('notifications are grouped by today, yesterday, the six days before, and everything earlier', () => {
  const entries = [
    at(24, 8),
    at(24, 0),
    at(23, 23),
    at(23, 0),
    at(22, 12),
    at(17, 0),
    at(16, 23),
    at(1, 1, 0),
  ];
  const groups = byPeriod(entries, now).map((group) => [group.period, group.entries.length]);
  expect(groups).toEqual([
    ['today', 2],
    ['yesterday', 2],
    ['lastWeek', 2],
    ['earlier', 2],
  ]);
});

it('periods without a notification are left out, and a future or invalid time is of today', () => {
  const entries = [at(25, 3), { createdAt: '' }];
  expect(byPeriod(entries, now)).toEqual([{ period: 'today', entries }]);
});

it('the badge shows up to 99, then 99+', () => {
  expect([1, 99, 100].map(badgeCount)).toEqual(['1', '99', '99+']);
});
