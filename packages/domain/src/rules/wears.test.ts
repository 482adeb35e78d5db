import { expect, it } from 'vitest';
import { unknownOwnFacts } from '../own-facts.ts';
import { costPerWear, isSameWear, isWearRange, wearDateProblem, wearDayText } from './wears.ts';

const now = Date.parse('2026-11-25T11:00:00Z');

it.each([
  // 01:00 of the 26th at UTC+14, 23:00 of the 24th at UTC-12.
  ['2026-11-26', false, null],
  ['2026-11-27', false, 'inFuture'],
  ['2001-01-01', false, null],
  ['2026-11-24', true, null],
  ['2026-11-23', true, 'planInPast'],
  ['2027-11-27', true, null],
  ['2027-11-28', true, 'planTooFar'],
])('a wear on %s, planned: %s, has the problem %s', (date, planned, problem) => {
  expect(wearDateProblem({ date, planned }, now)).toBe(problem);
});

it.each([
  ['2026-01-01', '2026-01-01', true],
  ['2026-01-01', '2027-02-04', true],
  ['2026-01-01', '2027-02-05', false],
  ['2026-01-02', '2026-01-01', false],
])('from %s to %s is a range: %s', (from, to, isRange) => {
  expect(isWearRange({ from, to })).toBe(isRange);
});

it.each([
  { one: { itemIds: ['a'] }, other: { itemIds: ['a', 'b'] }, same: false },
  { one: { itemIds: ['a', 'b'] }, other: { itemIds: ['a'] }, same: false },
  { one: { itemIds: ['a', 'b'] }, other: { itemIds: ['b', 'a'] }, same: true },
  { one: { outfitId: 'o' }, other: {}, same: false },
  { one: {}, other: { outfitId: 'o' }, same: false },
  { one: { outfitId: 'o', itemIds: ['a'] }, other: { outfitId: 'o', itemIds: ['b'] }, same: true },
])('$one and $other of a day are the same wear: $same', ({ one, other, same }) => {
  const without = { itemIds: [], outfitId: null };
  expect(isSameWear({ ...without, ...one }, { ...without, ...other })).toBe(same);
});

it.each([
  ['2026-11-25', 'Today'],
  ['2026-11-24', 'Yesterday'],
  ['2026-11-12', '12 Nov'],
  ['2025-11-12', '12 Nov 2025'],
])('%s is written as %s', (day, text) => {
  expect(wearDayText(day, '2026-11-25')).toBe(text);
});

it('the cost per wear is the price by the days, and unknown without a price or a day', () => {
  const own = { ...unknownOwnFacts, price: { amount: 18_000, currency: 'EUR' as const } };
  const worn = { days: 7, last: '2026-11-12' };
  expect(costPerWear({ own, worn })).toEqual({ amount: 2571, currency: 'EUR' });
  expect(costPerWear({ own, worn: { days: 0, last: null } })).toBeNull();
  expect(costPerWear({ own: unknownOwnFacts, worn })).toBeNull();
  expect(costPerWear({ own: null })).toBeNull();
});
