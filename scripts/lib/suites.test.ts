import { describe, expect, it } from 'vitest';
import { summary, sumOutcomes } from './suites.mjs';

describe('sumOutcomes', () => {
  it('adds the counts and times and joins the files', () => {
    const one = {
      passed: 3,
      failed: 1,
      skipped: 0,
      failures: ['a.test.ts: adds'],
      files: ['a.test.ts'],
      seconds: 10,
    };
    const two = { passed: 4, failed: 0, skipped: 2, failures: [], files: ['b.spec.ts'], seconds: 5 };
    expect(sumOutcomes([one, two])).toEqual({
      passed: 7,
      failed: 1,
      skipped: 2,
      failures: ['a.test.ts: adds'],
      files: ['a.test.ts', 'b.spec.ts'],
      seconds: 15,
    });
  });
});

describe('summary', () => {
  it('counts skipped tests only when there are any', () => {
    const counts = { passed: 7, failed: 0, failures: [] };
    expect(summary({ ...counts, skipped: 0 })).toBe('7 passed, 0 failed');
    expect(summary({ ...counts, skipped: 2 })).toBe('7 passed, 0 failed, 2 skipped');
  });

  it('lists failed tests before the counts', () => {
    expect(summary({ passed: 7, failed: 1, skipped: 0, failures: ['a.test.ts: adds'] })).toBe(
      'Failed tests:\na.test.ts: adds\n\n7 passed, 1 failed',
    );
  });
});
