import { notificationSettingsDefaults } from '@aura/domain/notifications';
import { describe, expect, it } from 'vitest';
import {
  favoriteStoreChanged,
  feedFiltersApplied,
  followChanged,
  followChangeSynced,
  initialLocalState,
  localStateLoaded,
  localStateReducer,
  postDeleted,
  wishlistChanged,
  wishlistChangeSynced,
} from './local-state.ts';

const after = (...actions: Parameters<typeof localStateReducer>[1][]) =>
  actions.reduce(localStateReducer, initialLocalState);

describe('localState', () => {
  it('starts with the filter All and no changes', () => {
    expect(after()).toEqual({
      feedFilters: ['all'],
      deletedPostIds: [],
      likedPostIds: [],
      shopping: { favoriteStores: [] },
      followed: {},
      wishes: {},
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

  it('does not contain a follow after the server has it', () => {
    const made = [followChanged({ key: 'amara', on: true }), followChanged({ key: 'mei', on: false })];
    expect(after(...made, followChangeSynced('amara'), followChangeSynced('jonah')).followed).toEqual({
      mei: false,
    });
  });

  it('contains an unfollow, since it overrides the list of the server', () => {
    const { followed } = after(
      followChanged({ key: 'amara', on: true }),
      followChanged({ key: 'amara', on: false }),
    );
    expect(followed).toEqual({ amara: false });
  });

  it('contains each favourite store once, ignoring case', () => {
    const change = (key: string, on = true) => favoriteStoreChanged({ key, on });
    const { shopping } = after(change('Nord Atelier'), change('Corner Shop'), change('nord atelier'));
    expect(shopping).toEqual({ favoriteStores: ['Corner Shop', 'nord atelier'] });
    expect(after(change('Nord Atelier'), change('NORD ATELIER', false)).shopping.favoriteStores).toEqual([]);
    expect(initialLocalState.shopping.favoriteStores).toEqual([]);
  });

  it('contains a wishlist change until it is synced', () => {
    const wish = { on: true, addedAt: '2026-05-06T12:00:00.000Z', source: 'aura-feed' as const };
    const made = wishlistChanged({ itemId: 'item-1', ...wish });
    expect(after(made).wishes).toEqual({ 'item-1': wish });
    expect(after(made, wishlistChangeSynced('item-1'), wishlistChangeSynced('item-2')).wishes).toEqual({});
  });

  it('is replaced by localStateLoaded', () => {
    const stored = { ...initialLocalState, deletedPostIds: ['p9'] };
    expect(after(postDeleted('p1'), localStateLoaded(stored))).toEqual(stored);
  });
});
