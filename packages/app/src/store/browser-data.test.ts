import { notificationSettingsDefaults } from '@aura/domain/limits';
import { describe, expect, it } from 'vitest';
import {
  browserDataLoaded,
  browserDataReducer,
  emptyBrowserData,
  feedFiltersApplied,
  followMarked,
  postDeleted,
  storeMarked,
  wishMarked,
  wishSettled,
} from './browser-data.ts';
import { browserDataSchema } from './browser-data-schema.ts';

const after = (...actions: Parameters<typeof browserDataReducer>[1][]) =>
  actions.reduce(browserDataReducer, emptyBrowserData);

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
      followMarked({ key: 'amara', on: true }),
      followMarked({ key: 'amara', on: false }),
    );
    expect(followed).toEqual({ amara: false });
  });

  it('holds the stores that were marked, each once', () => {
    const mark = (key: string, on = true) => storeMarked({ key, on });
    const { shopping } = after(mark('Nord Atelier'), mark('Corner Shop'), mark('nord atelier'));
    expect(shopping).toEqual({ favoriteStores: ['Corner Shop', 'nord atelier'] });
    expect(after(mark('Nord Atelier'), mark('NORD ATELIER', false)).shopping.favoriteStores).toEqual([]);
    expect(emptyBrowserData.shopping.favoriteStores).toEqual([]);
  });

  it('keeps a wish until it is settled', () => {
    const wish = { on: true, addedAt: '2026-05-06T12:00:00.000Z', source: 'aura-feed' as const };
    const made = wishMarked({ itemId: 'item-1', ...wish });
    expect(after(made).wishes).toEqual({ 'item-1': wish });
    expect(after(made, wishSettled('item-1'), wishSettled('item-2')).wishes).toEqual({});
  });

  it('is replaced as a whole by what was stored', () => {
    const stored = { ...emptyBrowserData, deletedPostIds: ['p9'] };
    expect(after(postDeleted('p1'), browserDataLoaded(stored))).toEqual(stored);
  });
});

describe('browserDataSchema', () => {
  it('takes what the slice holds and refuses another shape', () => {
    expect(browserDataSchema.safeParse(after(postDeleted('p1'))).success).toBe(true);
    expect(browserDataSchema.safeParse({ ...emptyBrowserData, followed: ['amara'] }).success).toBe(false);
    expect(browserDataSchema.safeParse({ feedFilters: ['all'] }).success).toBe(false);
  });
});
