import { describe, expect, it } from 'vitest';
import { fullTime, relativeTime, toIso } from './time.ts';

const iso = '2026-03-04T05:06:07.000Z';
const milliseconds = Date.parse(iso);

describe('toIso', () => {
  it.each([
    [iso, iso],
    ['2026-03-04T06:06:07+01:00', iso],
    [milliseconds, iso],
    [milliseconds / 1000, iso],
    [String(milliseconds), iso],
    [String(milliseconds / 1000), iso],
    [milliseconds / 1000 + 0.25, '2026-03-04T05:06:07.250Z'],
    [0, '1970-01-01T00:00:00.000Z'],
    ['', null],
    ['yesterday-ish', null],
    [null, null],
    [undefined, null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
  ])('%j', (value, expected) => {
    expect(toIso(value)).toBe(expected);
  });
});

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
    [7 * day, 'last week'],
    [70 * day, '2 months ago'],
    [800 * day, '2 years ago'],
    [-hour, 'now'],
  ])('%d ms later: %s', (later, expected) => {
    expect(relativeTime(iso, milliseconds + later)).toBe(expected);
  });

  it('speaks other languages and has a narrow form', () => {
    expect(relativeTime(iso, milliseconds + 2 * hour, 'de')).toBe('vor 2 Stunden');
    expect(relativeTime(iso, milliseconds + 2 * hour, 'en', 'narrow')).toBe('2h ago');
  });

  it('says nothing about what is not a time', () => {
    expect(relativeTime('soon', 0)).toBe('');
    expect(fullTime('soon')).toBe('');
  });
});

describe('fullTime', () => {
  it('gives date and time', () => {
    expect(fullTime(iso, 'en', 'UTC')).toMatch(/^March 4, 2026 at 5:06\sAM$/u);
  });
});
