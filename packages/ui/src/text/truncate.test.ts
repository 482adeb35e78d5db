import { describe, expect, it } from 'vitest';
import { captionPreview, truncate } from './truncate.ts';

describe('captionPreview', () => {
  it.each([
    ['Sunday.', 'Sunday.'],
    ['', ''],
    ['a'.repeat(50), 'a'.repeat(50)],
    ['a'.repeat(51), `${'a'.repeat(50)}…`],
    ['👩‍👩‍👧'.repeat(50), '👩‍👩‍👧'.repeat(50)],
    ['👩‍👩‍👧'.repeat(51), `${'👩‍👩‍👧'.repeat(50)}…`],
    [`${'a'.repeat(49)}e\u0301b`, `${'a'.repeat(49)}e\u0301…`],
    [`${'a'.repeat(49)} bc`, `${'a'.repeat(49)}…`],
  ])('returns the preview of %j', (caption, expected) => {
    expect(captionPreview(caption)).toBe(expected);
  });
});

describe('truncate', () => {
  it('never splits a surrogate pair', () => {
    for (let max = 0; max < 6; max += 1) expect(truncate('🧥🧣👗👖👟🧢', max)).not.toMatch(/\p{Surrogate}/u);
  });
});
