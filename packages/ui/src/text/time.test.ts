import { describe, expect, it } from 'vitest';
import { fullTime, relativeTime } from './time.ts';

const iso = '2026-03-04T05:06:07.000Z';
const milliseconds = Date.parse(iso);

describe('relativeTime', () => {
  const minute = 60_000;
  const hour = 60 * minute;
  const day = 24 * hour;
  it.each([
    [0, 'now'],
    [59_999, 'now'],
    [minute, '1 minute ago'],
    [59 * minute, '59 minutes ago'],
    [2 * hour, '2 hours ago'],
    [day, 'yesterday'],
    [3 * day, '3 days ago'],
    [7 * day, '1 week ago'],
    [13 * day, '1 week ago'],
    [45 * day, '1 month ago'],
    [70 * day, '2 months ago'],
    [700 * day, '1 year ago'],
    [800 * day, '2 years ago'],
    [-hour, 'now'],
  ])('returns after %d ms: %s', (later, expected) => {
    expect(relativeTime(iso, milliseconds + later)).toBe(expected);
  });

  it.each([
    ['2026-03-03T21:00', 'yesterday'],
    ['2026-03-04T10:00', '2 days ago'],
    ['2026-03-09T10:00', '7 days ago'],
    ['2026-03-09T21:00', '1 week ago'],
  ])('counts the days of the calendar: on March 2 at 20:00, read on %s, returns %s', (now, expected) => {
    expect(relativeTime('2026-03-02T20:00', Date.parse(now))).toBe(expected);
  });

  it('formats in other locales and in the narrow style', () => {
    expect(relativeTime(iso, milliseconds + 2 * hour, 'de')).toBe('vor 2 Stunden');
    expect(relativeTime(iso, milliseconds + 2 * hour, 'en', 'narrow')).toBe('2h ago');
  });

  it('when the time is invalid, returns an empty string', () => {
    expect(relativeTime('soon', 0)).toBe('');
    expect(fullTime('soon')).toBe('');
  });
});

describe('fullTime', () => {
  it('formats date and time', () => {
    expect(fullTime(iso, undefined, 'UTC')).toBe('4 March 2026 at 05:06');
    expect(fullTime(iso, 'de', 'UTC')).toBe('4. März 2026 um 05:06');
  });
});
