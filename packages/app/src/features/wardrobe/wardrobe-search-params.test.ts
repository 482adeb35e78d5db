import { noFacets } from '@aura/domain/rules/wardrobe-facets';
import { describe, expect, it } from 'vitest';
import {
  cleared,
  readWardrobeSearchParams,
  withArchived,
  withCategory,
  withFacet,
  withQuery,
  withSort,
  withTab,
} from './wardrobe-search-params.ts';

const params = (text = '') => new URLSearchParams(text);

describe('readWardrobeSearchParams', () => {
  it('reads all parameters', () => {
    expect(
      readWardrobeSearchParams(
        params(
          'tab=wishlist&category=Shoes&season=winter&color=Blue&type=Boots&archived=1&q=red+boots&sort=name&item=i7',
        ),
      ),
    ).toEqual({
      tab: 'wishlist',
      category: 'Shoes',
      facets: { color: 'Blue', type: 'Boots', season: 'winter', brand: null, worn: null },
      archived: true,
      query: 'red boots',
      sort: 'name',
      itemId: 'i7',
      view: null,
      addsItems: false,
    });
  });

  it('returns defaults for missing and unknown values', () => {
    const filters = { category: null, facets: noFacets, archived: false, query: '' };
    const start = {
      tab: 'myItems',
      ...filters,
      sort: 'newest',
      itemId: null,
      view: null,
      addsItems: false,
    };
    expect(readWardrobeSearchParams(params())).toEqual(start);
    expect(
      readWardrobeSearchParams(
        params('tab=yours&category=Hats&season=monsoon&color=Octarine&brand=&sort=price&item='),
      ),
    ).toEqual(start);
  });

  it('reads for how long items were not worn, of own items only', () => {
    expect(readWardrobeSearchParams(params('worn=6+months')).facets.worn).toBe('6 months');
    expect(readWardrobeSearchParams(params('worn=2+months')).facets.worn).toBeNull();
    expect(readWardrobeSearchParams(params('tab=wishlist&worn=6+months')).facets.worn).toBeNull();
  });

  it('truncates a search longer than the limit', () => {
    expect(readWardrobeSearchParams(params(`q=${'a'.repeat(500)}`)).query).toHaveLength(100);
  });
});

describe('the setters of wardrobe search parameters', () => {
  it('when the tab changes, remove the filters and keep the search', () => {
    expect(
      withTab(
        params('category=Tops&season=summer&color=Blue&worn=Never+worn&archived=1&q=silk'),
        'likedItems',
      ).toString(),
    ).toBe('q=silk&tab=likedItems');
  });

  it('omit default values', () => {
    expect(withTab(params('tab=wishlist'), 'myItems').toString()).toBe('');
    expect(withSort(params('sort=name'), 'newest').toString()).toBe('');
    expect(withCategory(params('category=Tops'), null).toString()).toBe('');
    expect(withFacet(params('season=summer'), 'season', null).toString()).toBe('');
    expect(withQuery(params('q=a'), '').toString()).toBe('');
    expect(withArchived(params('archived=1'), false).toString()).toBe('');
  });

  it('clear search and all filters, and keep tab and order', () => {
    const before = params('tab=likedItems&category=Tops&type=Jeans&brand=COS&archived=1&q=a&sort=name');
    expect(cleared(before).toString()).toBe('tab=likedItems&sort=name');
  });

  it('write other values', () => {
    expect(withArchived(params(), true).toString()).toBe('archived=1');
    expect(withCategory(params(), 'Dresses').toString()).toBe('category=Dresses');
    expect(withQuery(params(), 'Hermès').get('q')).toBe('Hermès');
    expect(withFacet(params(), 'season', 'autumn').toString()).toBe('season=autumn');
    expect(withSort(params(), 'category').toString()).toBe('sort=category');
  });
});
