import { describe, expect, it } from 'vitest';
import type { Post } from '../entities.ts';
import {
  appliedFeedFilters,
  filterFeed,
  isComingSoon,
  peopleFilterOf,
  previewStores,
  toggleFeedFilter,
} from './feed-filters.ts';

function post(username: string, isOwner = false): Post {
  return {
    id: username,
    caption: '',
    image: null,
    imageAlt: '',
    createdAt: '2026-01-01T00:00:00.000Z',
    likeCount: 0,
    liked: false,
    editedAt: null,
    commentCount: 0,
    comments: null,
    tags: [],
    itemIds: [],
    author: { username, displayName: username, avatar: null },
    location: '',
    isOwner,
  };
}

describe('peopleFilterOf', () => {
  it.each<[string[], 'following' | 'discover' | null]>([
    [['following'], 'following'],
    [['discover'], 'discover'],
    [['discover', 'a-later-filter'], 'discover'],
    [['following', 'discover'], null],
    [['following', 'favourite-stores'], null],
    [['favourite-stores'], null],
    [['all'], null],
    [[], null],
  ])('of %j is %s', (filters, expected) => {
    expect(peopleFilterOf(filters)).toBe(expected);
  });
});

const posts = [post('me', true), post('Followed'), post('stranger')];
const context = { followed: ['followed'] };
const names = (filters: string[], more = {}) =>
  filterFeed(posts, filters, { ...context, ...more }).map(({ author }) => author.username);

describe('feed filters', () => {
  it.each([
    [['all'], 'following', ['following']],
    [['following'], 'discover', ['following', 'discover']],
    [['following', 'discover'], 'all', ['all']],
    [['following'], 'following', []],
    [['all'], 'all', []],
  ] as const)('%j with %s toggled are %j', (chosen, value, expected) => {
    expect(toggleFeedFilter(chosen, value)).toEqual(expected);
  });

  it('fall back to All when none is chosen', () => {
    expect(appliedFeedFilters([])).toEqual(['all']);
    expect(appliedFeedFilters(['discover'])).toEqual(['discover']);
  });
});

describe('filterFeed', () => {
  it.each([
    [[], ['me', 'Followed', 'stranger']],
    [['all'], ['me', 'Followed', 'stranger']],
    [['following'], ['Followed']],
    [['discover'], ['stranger']],
    [
      ['following', 'discover'],
      ['Followed', 'stranger'],
    ],
    [['favourite-stores'], []],
    [['anything-else'], []],
  ])('with the filters %j, returns the posts of %j', (filters, expected) => {
    expect(names(filters)).toEqual(expected);
  });

  it('filters by store with the shopping data', () => {
    const isFromStore = (one: Post, filter: string) =>
      one.author.username === 'stranger' && filter === 'similar-stores';
    expect(names(['similar-stores'], { isFromStore })).toEqual(['stranger']);
    expect(names(['favourite-stores'], { isFromStore })).toEqual([]);
  });
});

describe('isComingSoon', () => {
  it.each([
    [['trending'], true],
    [['trending', 'nearby'], true],
    [['trending', 'all'], false],
    [['favourite-stores'], false],
    [['similar-stores'], false],
    [[], false],
  ])('for the filters %j, returns %s', (filters, expected) => {
    expect(isComingSoon(filters)).toBe(expected);
  });
});

describe('previewStores', () => {
  it('returns six stores and the number of hidden ones', () => {
    const stores = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    expect(previewStores(stores)).toEqual({ shown: stores.slice(0, 6), hiddenCount: 2 });
    expect(previewStores(['a'])).toEqual({ shown: ['a'], hiddenCount: 0 });
  });
});
