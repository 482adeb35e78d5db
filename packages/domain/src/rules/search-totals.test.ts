import { describe, expect, it } from 'vitest';
import { totalText } from './search-totals.ts';

describe('totalText', () => {
  it.each([
    ['nothing', {}, '0'],
    ['a number below the maximum', { posts: 99 }, '99'],
    ['a number at the maximum as at least as many', { people: 100 }, '100+'],
    ['items, which are all counted, without a plus sign', { items: 1200 }, '1,200'],
    ['a sum with a plus sign when one part is at its maximum', { posts: 100, tags: 3 }, '103+'],
    ['a sum of exact numbers without one', { posts: 60, tags: 60 }, '120'],
  ])('says %s', (_case, totals, text) => expect(totalText(totals)).toBe(text));
});
