import { notificationSettingsDefaults } from '@aura/domain/notifications';
import { describe, expect, it } from 'vitest';
import {
  changeEnded,
  changeMade,
  favoriteStoresChanged,
  feedFiltersApplied,
  initialLocalState,
  localStateLoaded,
  localStateReducer,
  postDeleted,
} from './local-state.ts';

const after = (...actions: Parameters<typeof localStateReducer>[1][]) =>
  actions.reduce(localStateReducer, initialLocalState);

describe('localState', () => {
  it('starts with the filter All and no changes', () => {
    expect(after()).toEqual({
      feedFilters: ['all'],
      deletedPostIds: [],
      shopping: { favoriteStores: [] },
      followed: {},
      wishes: {},
      likeChanges: {},
      commentLikes: {},
      waitingComments: {},
      recentSearches: [],
      notifications: notificationSettingsDefaults,
    });
  });

  it('stores the applied filters', () => {
    expect(after(feedFiltersApplied(['following', 'discover'])).feedFilters).toEqual([
      'following',
      'discover',
    ]);
  });

  it('contains a deleted post only once', () => {
    expect(after(postDeleted('p1'), postDeleted('p2'), postDeleted('p1')).deletedPostIds).toEqual([
      'p1',
      'p2',
    ]);
  });

  it.each([
    ['followed', 'amara', true],
    ['wishes', 'item-1', { on: true, addedAt: '2026-05-06T12:00:00.000Z', source: 'aura-feed' }],
    ['likeChanges', 'p1', false],
    ['commentLikes', 'c1', { postId: 'p1', liked: true }],
    ['waitingComments', 'key-1', { postId: 'p1', parentId: null, text: 'Yes', refusal: null }],
  ] as const)('contains a change of %s until it ends', (kind, key, value) => {
    const made = changeMade({ kind, key, value } as Parameters<typeof changeMade>[0]);
    expect(after(made)[kind]).toEqual({ [key]: value });
    expect(after(made, changeEnded({ kind, key: 'other' }))[kind]).toEqual({ [key]: value });
    expect(after(made, changeEnded({ kind, key }))[kind]).toEqual({});
  });

  it('contains an unfollow, since it overrides the list of the server', () => {
    const follow = (value: boolean) => changeMade({ kind: 'followed', key: 'amara', value });
    expect(after(follow(true), follow(false)).followed).toEqual({ amara: false });
  });

  it('contains the favourite stores', () => {
    const { shopping } = after(favoriteStoresChanged(['Nord Atelier', 'Corner Shop']));
    expect(shopping).toEqual({ favoriteStores: ['Nord Atelier', 'Corner Shop'] });
    expect(initialLocalState.shopping.favoriteStores).toEqual([]);
  });

  it('is replaced by localStateLoaded', () => {
    const stored = { ...initialLocalState, deletedPostIds: ['p9'] };
    expect(after(postDeleted('p1'), localStateLoaded(stored))).toEqual(stored);
  });
});
