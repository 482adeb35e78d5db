import { describe, expect, it } from 'vitest';
import { joinPages, likeCountAfter, withId, withoutDeleted } from './posts.ts';

const posts = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

describe('posts', () => {
  it('drops the deleted ones', () => {
    expect(withoutDeleted(posts, ['b', 'unknown'])).toEqual([{ id: 'a' }, { id: 'c' }]);
  });

  it('joins pages without a post twice, the later read standing', () => {
    const first = [
      { id: 'a', likes: 1 },
      { id: 'b', likes: 1 },
    ];
    const second = [
      { id: 'b', likes: 2 },
      { id: 'c', likes: 0 },
    ];
    expect(joinPages(first, second)).toEqual([
      { id: 'a', likes: 1 },
      { id: 'b', likes: 2 },
      { id: 'c', likes: 0 },
    ]);
  });
});

describe('likes', () => {
  it('counts up and down, never below zero', () => {
    expect(likeCountAfter(3, true)).toBe(4);
    expect(likeCountAfter(3, false)).toBe(2);
    expect(likeCountAfter(0, false)).toBe(0);
  });

  it('keeps each id once', () => {
    const ids = ['a'];
    expect(withId(ids, 'b', true)).toEqual(['a', 'b']);
    expect(withId(ids, 'a', true)).toBe(ids);
    expect(withId(ids, 'a', false)).toEqual([]);
    expect(withId(ids, 'b', false)).toBe(ids);
  });
});
