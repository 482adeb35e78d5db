import { describe, expect, it } from 'vitest';
import {
  readWardrobeSearchParams,
  withCategory,
  withItem,
  withoutItem,
  withQuery,
  withSeason,
  withSort,
  withTab,
} from './wardrobe-search-params.ts';

const params = (text = '') => new URLSearchParams(text);

describe('readWardrobeSearchParams', () => {
  it('reads all parameters', () => {
    expect(
      readWardrobeSearchParams(
        params('tab=wishlist&category=Shoes&season=winter&q=red+boots&sort=name&item=i7'),
      ),
    ).toEqual({
      tab: 'wishlist',
      category: 'Shoes',
      season: 'winter',
      query: 'red boots',
      sort: 'name',
      itemId: 'i7',
    });
  });

  it('returns defaults for missing and unknown values', () => {
    const start = { tab: 'myItems', category: null, season: null, query: '', sort: 'newest', itemId: null };
    expect(readWardrobeSearchParams(params())).toEqual(start);
    expect(
      readWardrobeSearchParams(params('tab=yours&category=Hats&season=monsoon&sort=price&item=')),
    ).toEqual(start);
  });

  it('truncates a search longer than the limit', () => {
    expect(readWardrobeSearchParams(params(`q=${'a'.repeat(500)}`)).query).toHaveLength(100);
  });
});

describe('the setters of wardrobe search parameters', () => {
  it('open an item and keep the other parameters', () => {
    expect(withItem(params('tab=wishlist&q=silk'), 'i7').toString()).toBe('tab=wishlist&q=silk&item=i7');
  });

  it('when the tab changes, remove category and season and keep the search', () => {
    expect(withTab(params('category=Tops&season=summer&q=silk'), 'likedItems').toString()).toBe(
      'q=silk&tab=likedItems',
    );
  });

  it('omit default values', () => {
    expect(withTab(params('tab=wishlist'), 'myItems').toString()).toBe('');
    expect(withSort(params('sort=name'), 'newest').toString()).toBe('');
    expect(withCategory(params('category=Tops'), null).toString()).toBe('');
    expect(withSeason(params('season=summer'), null).toString()).toBe('');
    expect(withQuery(params('q=a'), '').toString()).toBe('');
    expect(withoutItem(params('item=i1')).toString()).toBe('');
  });

  it('write other values', () => {
    expect(withCategory(params(), 'Dresses').toString()).toBe('category=Dresses');
    expect(withQuery(params(), 'Hermès').get('q')).toBe('Hermès');
    expect(withSeason(params(), 'autumn').toString()).toBe('season=autumn');
    expect(withSort(params(), 'category').toString()).toBe('sort=category');
  });
});
