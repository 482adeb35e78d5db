import { describe, expect, it } from 'vitest';
import { withId, withoutDeleted } from './posts.ts';

const posts = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

describe('withoutDeleted', () => {
  it('removes deleted posts', () => {
    expect(withoutDeleted(posts, ['b', 'unknown'])).toEqual([{ id: 'a' }, { id: 'c' }]);
  });
});

describe('withId', () => {
  it('contains each id once', () => {
    const ids = ['a'];
    expect(withId(ids, 'b', true)).toEqual(['a', 'b']);
    expect(withId(ids, 'a', true)).toBe(ids);
    expect(withId(ids, 'a', false)).toEqual([]);
    expect(withId(ids, 'b', false)).toBe(ids);
  });
});
