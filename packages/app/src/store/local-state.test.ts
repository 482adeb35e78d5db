import { notificationSettingsDefaults } from '@aura/domain/notifications';
import { describe, expect, it } from 'vitest';
import {
  localStateLoaded,
  localStateReducer,
  initialLocalState,
  feedFiltersApplied,
  followChanged,
  postDeleted,
  favoriteStoreChanged,
  wishlistChanged,
  wishlistChangeSynced,
} from './local-state.ts';
import { browserDataSchema } from './local-state-codec.ts';

const after = (...actions: Parameters<typeof localStateReducer>[1][]) =>
  actions.reduce(localStateReducer, initialLocalState);

describe('browserData', () => {
  it('starts with every post and no marks', () => {
    expect(after()).toEqual({
      feedFilters: ['all'],
      deletedPostIds: [],
      likedPostIds: [],
      shopping: { favoriteStores: [] },
      followed: {},
      wishes: {},
      notifications: notificationSettingsDefaults,
    });
  });

  it('takes the filters as applied', () => {
    expect(after(feedFiltersApplied(['following', 'discover'])).feedFilters).toEqual([
      'following',
      'discover',
    ]);
  });

  it('lists a deleted post once', () => {
    expect(after(postDeleted('p1'), postDeleted('p2'), postDeleted('p1')).deletedPostIds).toEqual([
      'p1',
      'p2',
    ]);
  });

  it('keeps a mark that was taken back, since it stands over what the server says', () => {
    const { followed } = after(
      followChanged({ key: 'amara', on: true }),
      followChanged({ key: 'amara', on: false }),
    );
    expect(followed).toEqual({ amara: false });
  });

  it('holds the stores that were marked, each once', () => {
    const mark = (key: string, on = true) => favoriteStoreChanged({ key, on });
    const { shopping } = after(mark('Nord Atelier'), mark('Corner Shop'), mark('nord atelier'));
    expect(shopping).toEqual({ favoriteStores: ['Corner Shop', 'nord atelier'] });
    expect(after(mark('Nord Atelier'), mark('NORD ATELIER', false)).shopping.favoriteStores).toEqual([]);
    expect(initialLocalState.shopping.favoriteStores).toEqual([]);
  });

  it('keeps a wish until it is settled', () => {
    const wish = { on: true, addedAt: '2026-05-06T12:00:00.000Z', source: 'aura-feed' as const };
    const made = wishlistChanged({ itemId: 'item-1', ...wish });
    expect(after(made).wishes).toEqual({ 'item-1': wish });
    expect(after(made, wishlistChangeSynced('item-1'), wishlistChangeSynced('item-2')).wishes).toEqual({});
  });

  it('is replaced as a whole by what was stored', () => {
    const stored = { ...initialLocalState, deletedPostIds: ['p9'] };
    expect(after(postDeleted('p1'), localStateLoaded(stored))).toEqual(stored);
  });
});

describe('browserDataSchema', () => {
  it('takes what the slice holds and refuses another shape', () => {
    expect(browserDataSchema.safeParse(after(postDeleted('p1'))).success).toBe(true);
    expect(browserDataSchema.safeParse({ ...initialLocalState, followed: ['amara'] }).success).toBe(false);
    expect(browserDataSchema.safeParse({ feedFilters: ['all'] }).success).toBe(false);
  });
});
