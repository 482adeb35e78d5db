import { describe, expect, it } from 'vitest';
import { addUp, summaryLine } from './suites.mjs';

describe('the sum of all suites', () => {
  it('adds every count and keeps every file', () => {
    const one = { passed: 3, failed: 1, skipped: 0, files: ['a.test.ts'] };
    const two = { passed: 4, failed: 0, skipped: 2, files: ['b.spec.ts'] };
    expect(addUp([one, two])).toEqual({
      passed: 7,
      failed: 1,
      skipped: 2,
      files: ['a.test.ts', 'b.spec.ts'],
    });
  });

  it('names skipped tests only when there are some', () => {
    expect(summaryLine({ passed: 7, failed: 0, skipped: 0, files: [] })).toBe('7 passed, 0 failed');
    expect(summaryLine({ passed: 7, failed: 1, skipped: 2, files: [] })).toBe(
      '7 passed, 1 failed, 2 skipped',
    );
  });
});
