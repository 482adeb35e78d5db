import type { Post } from '@aura/domain/entities';
import { feedSearchPages } from '@aura/domain/limits';
import { describe, expect, it } from 'vitest';
import { feedPosition, feedTotal, nextPageStep } from './feed-position.ts';

const post = (id: string): Post => ({
  id,
  caption: '',
  image: null,
  imageAlt: '',
  createdAt: '2026-05-06T12:00:00.000Z',
  likeCount: 0,
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

describe('feedPlace', () => {
  it('starts at the first post, which has none before it', () => {
    expect(idsAt(null)).toEqual([undefined, 'a', 'b', 1]);
  });

  it('has neighbours in between and none after the last', () => {
    expect(idsAt('b')).toEqual(['a', 'b', 'c', 2]);
    expect(idsAt('c')).toEqual(['b', 'c', undefined, 3]);
  });

  it('stays where it was when the post goes, and at the end when that was the last', () => {
    expect(idsAt('deleted', posts, 1)).toEqual(['a', 'b', 'c', 2]);
    expect(idsAt('deleted', posts, 3)).toEqual(['b', 'c', undefined, 3]);
  });

  it('shows nothing of an empty feed', () => {
    expect(idsAt('a', [])).toEqual([undefined, undefined, undefined, 1]);
  });
});

describe('feedTotal', () => {
  it("is the server's while pages are missing", () => {
    expect(feedTotal(10, false, 49)).toBe(49);
    expect(feedTotal(10, false, 0)).toBe(10);
  });

  it('is what is shown once everything is here or a filter hides some', () => {
    expect(feedTotal(7, true, 49)).toBe(7);
  });
});

describe('nextPageStep', () => {
  const near = {
    isNear: true,
    hasNextPage: true,
    isFetching: false,
    isError: false,
    wasTried: true,
    pagesLooked: 0,
  };

  it.each([
    ['fetches near the end', {}, 'fetch'],
    ['rests amid the loaded posts', { isNear: false }, 'rest'],
    ['rests at the true end', { hasNextPage: false }, 'rest'],
    ['rests while a page is on its way', { isFetching: true, isError: true }, 'rest'],
    ['says that the page failed that was asked for here', { isError: true }, 'failed'],
    ['tries again from another post', { isError: true, wasTried: false }, 'fetch'],
    ['looks through some pages', { pagesLooked: feedSearchPages - 1 }, 'fetch'],
    ['and through no more unasked', { pagesLooked: feedSearchPages }, 'none'],
  ])('%s', (_name, change, step) => {
    expect(nextPageStep({ ...near, ...change })).toBe(step);
  });
});
