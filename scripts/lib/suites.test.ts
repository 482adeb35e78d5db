import { describe, expect, it } from 'vitest';
import { summaryLine, sumOutcomes } from './suites.mjs';

describe('sumOutcomes', () => {
  it('adds the counts and times and joins the files', () => {
    const one = { passed: 3, failed: 1, skipped: 0, files: ['a.test.ts'], seconds: 10 };
    const two = { passed: 4, failed: 0, skipped: 2, files: ['b.spec.ts'], seconds: 5 };
    expect(sumOutcomes([one, two])).toEqual({
      passed: 7,
      failed: 1,
      skipped: 2,
      files: ['a.test.ts', 'b.spec.ts'],
      seconds: 15,
    });
  });
});

describe('summaryLine', () => {
  it('counts skipped tests only when there are any', () => {
    expect(summaryLine({ passed: 7, failed: 0, skipped: 0 })).toBe('7 passed, 0 failed');
    expect(summaryLine({ passed: 7, failed: 1, skipped: 2 })).toBe('7 passed, 1 failed, 2 skipped');
  });
});
