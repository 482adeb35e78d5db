import { describe, expect, it } from 'vitest';
import {
  readAddress,
  withCategory,
  withItem,
  withoutItem,
  withQuery,
  withSort,
  withTab,
} from './wardrobe-address.ts';

const params = (text = '') => new URLSearchParams(text);

describe('readAddress', () => {
  it('reads everything that it says', () => {
    expect(readAddress(params('tab=wishlist&category=Shoes&q=red+boots&sort=name&item=i7'))).toEqual({
      tab: 'wishlist',
      category: 'Shoes',
      query: 'red boots',
      sort: 'name',
      itemId: 'i7',
    });
  });

  it('takes the defaults for nothing and for what it does not know', () => {
    const start = { tab: 'myItems', category: null, query: '', sort: 'newest', itemId: null };
    expect(readAddress(params())).toEqual(start);
    expect(readAddress(params('tab=yours&category=Hats&sort=price&item='))).toEqual(start);
  });

  it('cuts a search that is longer than the field allows', () => {
    expect(readAddress(params(`q=${'a'.repeat(500)}`)).query).toHaveLength(100);
  });
});

describe('changing the address', () => {
  it('opens an item over the list as it is chosen', () => {
    expect(withItem(params('tab=wishlist&q=silk'), 'i7').toString()).toBe('tab=wishlist&q=silk&item=i7');
  });

  it('forgets the category with the tab, and keeps the search', () => {
    expect(withTab(params('category=Tops&q=silk'), 'likedItems').toString()).toBe('q=silk&tab=likedItems');
  });

  it('leaves the defaults out', () => {
    expect(withTab(params('tab=wishlist'), 'myItems').toString()).toBe('');
    expect(withSort(params('sort=name'), 'newest').toString()).toBe('');
    expect(withCategory(params('category=Tops'), null).toString()).toBe('');
    expect(withQuery(params('q=a'), '').toString()).toBe('');
    expect(withoutItem(params('item=i1')).toString()).toBe('');
  });

  it('writes what was chosen', () => {
    expect(withCategory(params(), 'Dresses').toString()).toBe('category=Dresses');
    expect(withQuery(params(), 'Hermès').get('q')).toBe('Hermès');
    expect(withSort(params(), 'category').toString()).toBe('sort=category');
  });
});
