import { expect, it } from 'vitest';
import { sampleItem } from '../testing/sample-items.ts';
import type { Wear } from '../wears.ts';
import {
  dayLabel,
  dayOfKey,
  dayText,
  isMonth,
  monthRange,
  wearsByDay,
  weekStartOf,
  weeksOf,
} from './calendar.ts';

const sunday = 0;
const monday = 1;

it('the weeks of a month begin on the first day of the week', () => {
  const weeks = weeksOf('2026-11', monday);
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeks[5]).toEqual(['2026-11-30', null, null, null, null, null, null]);
  expect(weeksOf('2026-11', sunday)[0]?.[0]).toBe('2026-11-01');
  expect(weeksOf('2026-02', sunday)).toHaveLength(4);
});

it('a month ends with its last day, also in a leap year', () => {
  expect(monthRange('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  expect(monthRange('2026-12')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
});

it.each([
  ['ArrowRight', '2026-11-30', '2026-12-01'],
  ['ArrowLeft', '2026-11-01', '2026-10-31'],
  ['ArrowDown', '2026-11-25', '2026-12-02'],
  ['ArrowUp', '2026-11-25', '2026-11-18'],
  ['Home', '2026-11-25', '2026-11-23'],
  ['End', '2026-11-25', '2026-11-29'],
  ['PageDown', '2027-01-31', '2027-02-28'],
  ['PageUp', '2026-03-31', '2026-02-28'],
  ['Enter', '2026-11-25', null],
])('%s leads from %s to %s', (key, from, to) => {
  expect(dayOfKey(key, from, monday)).toBe(to);
});

it.each(['2026-13', '1999-12', 'november', ''])('%s is no month', (text) => {
  expect(isMonth(text)).toBe(false);
});

it('the week starts on Sunday in the United States and on Monday in Germany', () => {
  expect([weekStartOf('en-US'), weekStartOf('de-DE')]).toEqual([sunday, monday]);
});

const wear = (id: string, rest: Partial<Wear> = {}): Wear => ({
  id,
  date: '2026-11-25',
  planned: false,
  itemIds: ['coat', 'gone'],
  outfit: null,
  postId: null,
  ...rest,
});

it('the garments of a wear have the places of its outfit, otherwise those of their types', () => {
  const place = { x: 10, y: 20, scale: 30, rotation: 0, mirrored: false, locked: false };
  const outfit = { id: 'o', name: 'Sunday', layers: ['hat', 'coat'].map((itemId) => ({ itemId, ...place })) };
  const coat = sampleItem('coat', { name: 'The coat' });
  const days = wearsByDay([wear('one', { outfit }), wear('two')], [coat]);
  const [one, two] = days.get('2026-11-25') ?? [];
  expect(one?.name).toBe('Sunday');
  expect(one?.layers).toEqual([{ itemId: 'coat', item: coat, ...place }]);
  expect(two?.name).toBe('The coat');
  expect(two?.layers.map(({ itemId, x }) => [itemId, x === 10])).toEqual([['coat', false]]);
});

it('a day is announced with its content', () => {
  const shown = [{ wear: wear('one', { planned: true }), name: 'Sunday', layers: [] }];
  expect(dayText('2026-11-23')).toBe('Monday 23 November 2026');
  expect(dayLabel('2026-11-23', '2026-11-23', shown)).toBe('Monday 23 November 2026, today, planned: Sunday');
});
