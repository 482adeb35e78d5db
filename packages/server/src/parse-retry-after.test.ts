import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parseRetryAfter } from './parse-retry-after.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-05-04T10:00:00Z') }));
afterEach(() => void vi.useRealTimers());

it.each([
  ['120', 120_000],
  ['Mon, 04 May 2026 10:01:30 GMT', 90_000],
  ['Wed, 21 Oct 2015 07:28:00 GMT', 0],
  ['-5', 0],
  ['Infinity', 0],
  ['soon', 0],
  ['', 0],
  [null, 0],
  [undefined, 0],
])('Retry-After %j means %d ms', (header, ms) => {
  expect(parseRetryAfter(header)).toBe(ms);
});
