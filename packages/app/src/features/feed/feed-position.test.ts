import type { Post } from '@aura/domain/entities';
import { feedSearchPages } from '@aura/domain/limits/feed';
import { describe, expect, it } from 'vitest';
import { feedPosition, feedTotal, nextPageStep } from './feed-position.ts';

const post = (id: string): Post => ({
  id,
  caption: '',
  image: null,
  imageAlt: '',
  createdAt: '2026-05-06T12:00:00.000Z',
  likeCount: 0,
  liked: false,
  editedAt: null,
  commentCount: 0,
  comments: null,
  tags: [],
  itemIds: [],
  author: { username: 'amara', displayName: 'Amara', avatar: null },
  location: '',
  isOwner: false,
});
const posts = [post('a'), post('b'), post('c')];
const idsAt = (postId: string | null, list = posts, lastIndex = 0) => {
  const { previous, post: shown, next, position } = feedPosition(list, postId, lastIndex);
  return [previous?.id, shown?.id, next?.id, position];
};

describe('feedPosition', () => {
  it('starts at the first post, which has no previous one', () => {
    expect(idsAt(null)).toEqual([undefined, 'a', 'b', 1]);
  });

  it('returns the neighbours of a post, and no next one at the end', () => {
    expect(idsAt('b')).toEqual(['a', 'b', 'c', 2]);
    expect(idsAt('c')).toEqual(['b', 'c', undefined, 3]);
  });

  it('when the current post is deleted, returns the post at its index, or the last one', () => {
    expect(idsAt('deleted', posts, 1)).toEqual(['a', 'b', 'c', 2]);
    expect(idsAt('deleted', posts, 3)).toEqual(['b', 'c', undefined, 3]);
  });

  it('when the feed is empty, returns no post', () => {
    expect(idsAt('a', [])).toEqual([undefined, undefined, undefined, 1]);
  });
});

describe('feedTotal', () => {
  it("while pages are missing, returns the server's total", () => {
    expect(feedTotal(10, 49, { hasNextPage: true, hasFilters: false })).toEqual({
      total: 49,
      atLeast: false,
    });
    expect(feedTotal(10, 0, { hasNextPage: true, hasFilters: false })).toEqual({ total: 10, atLeast: false });
  });

  it('when the feed is complete, returns the number of shown posts', () => {
    expect(feedTotal(7, 49, { hasNextPage: false, hasFilters: false })).toEqual({ total: 7, atLeast: false });
    expect(feedTotal(7, 49, { hasNextPage: false, hasFilters: true })).toEqual({ total: 7, atLeast: false });
  });

  it('while pages are missing, returns a minimum for a filtered feed', () => {
    expect(feedTotal(5, 49, { hasNextPage: true, hasFilters: true })).toEqual({ total: 5, atLeast: true });
  });
});

describe('nextPageStep', () => {
  const near = {
    isNearEnd: true,
    hasNextPage: true,
    isFetching: false,
    isError: false,
    wasRequested: true,
    searchedPages: 0,
  };

  it.each([
    ['near the end', {}, 'fetch'],
    ['amid the loaded posts', { isNearEnd: false }, 'idle'],
    ['after the last page', { hasNextPage: false }, 'idle'],
    ['while a page is loading', { isFetching: true, isError: true }, 'idle'],
    ['after the page requested here failed', { isError: true }, 'failed'],
    ['after a failure at another post', { isError: true, wasRequested: false }, 'fetch'],
    ['below the search limit', { searchedPages: feedSearchPages - 1 }, 'fetch'],
    ['at the search limit', { searchedPages: feedSearchPages }, 'limit-reached'],
  ])('returns the expected step %s', (_condition, change, step) => {
    expect(nextPageStep({ ...near, ...change })).toBe(step);
  });
});
