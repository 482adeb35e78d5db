import { expect, it } from 'vitest';
import type { Wear } from '../wears.ts';
import { wearMonths, wearMonthsRange } from './wear-months.ts';

const today = '2026-11-25';
const wear = (date: string, rest: Partial<Wear> = {}): Wear => ({
  id: date,
  date,
  planned: false,
  itemIds: ['coat'],
  outfit: null,
  postId: null,
  ...rest,
});

it('twelve months end with the month of today', () => {
  expect(wearMonthsRange(today)).toEqual({ from: '2025-12-01', to: today });
  const months = wearMonths([], 'coat', today).map(({ month }) => month);
  expect([months.length, months[0], months[11]]).toEqual([12, '2025-12', '2026-11']);
});

it('a day counts once, and plans and other items do not count', () => {
  const wears = [
    wear('2026-11-02'),
    wear('2026-11-02', { id: 'again', itemIds: ['hat', 'coat'] }),
    wear('2026-11-03', { itemIds: ['hat'] }),
    wear('2026-11-24', { planned: true }),
    wear('2026-10-31'),
    wear('2025-11-30'),
  ];
  const worn = wearMonths(wears, 'coat', today).filter(({ days }) => days > 0);
  expect(worn).toEqual([
    { month: '2026-10', days: 1 },
    { month: '2026-11', days: 1 },
  ]);
});
