import { describe, expect, it } from 'vitest';
import { toIso } from './time.ts';

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
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
  ])('converts %j to %j', (value, expected) => {
    expect(toIso(value)).toBe(expected);
  });
});
