import { expect, it } from 'vitest';
import { addDays, addMonths, daysBetween, localDay, monthOf, monthsBefore } from './days.ts';

it('days are added over months, leap days and changes of the clock', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
  expect(daysBetween('2026-03-30', '2026-03-28')).toBe(-2);
});

it('a local day is the one of the device, not the one in UTC', () => {
  expect(localDay(new Date(2026, 10, 25, 0, 5))).toBe('2026-11-25');
  expect(localDay(new Date(2026, 10, 25, 23, 55))).toBe('2026-11-25');
});

it('months are added over years', () => {
  expect(addMonths(monthOf('2026-12-31'), 1)).toBe('2027-01');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
});

it('a day that an earlier month does not have counts on into the next one', () => {
  expect(monthsBefore('2026-11-25', 6)).toBe('2026-05-25');
  expect(monthsBefore('2026-03-31', 1)).toBe('2026-03-03');
});
