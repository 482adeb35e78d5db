import { describe, expect, it } from 'vitest';
import type { Item } from '../entities.ts';
import { categoryCounts, searchItems, seasonsOf, sortItems, wardrobeView } from './wardrobe.ts';

function item(id: string, facts: Partial<Item>): Item {
  return {
    id,
    name: '',
    category: '',
    subcategory: '',
    brand: '',
    size: '',
    color: '',
    material: '',
    style: '',
    season: [],
    front: null,
    back: null,
    likeCount: 0,
    price: '',
    store: '',
    isOwner: true,
    ...facts,
  };
}

const items = [
  item('coat', { name: 'Trench 10', category: 'Outerwear', subcategory: 'Trench Coats', color: 'Honey' }),
  item('bag', { name: 'bag', category: 'Accessories', subcategory: 'Bags', brand: 'Hermès' }),
  item('shirt', { name: 'Trench 2', category: 'Tops', subcategory: 'Blouses', color: 'Ivory' }),
  item('tee', { name: 'Tee', category: 'Tops', subcategory: 'T-Shirts', color: 'White' }),
  item('mystery', { name: 'Änderung' }),
];
const ids = (list: readonly Item[]) => list.map(({ id }) => id);

describe('categoryCounts', () => {
  it('counts distinct categories in the order of the vocabulary', () => {
    expect(categoryCounts(items)).toEqual([
      { category: 'Tops', count: 2 },
      { category: 'Outerwear', count: 1 },
      { category: 'Accessories', count: 1 },
    ]);
    expect(categoryCounts([])).toEqual([]);
  });
});

describe('searchItems', () => {
  it.each([
    ['', ['coat', 'bag', 'shirt', 'tee', 'mystery']],
    ['  ', ['coat', 'bag', 'shirt', 'tee', 'mystery']],
    ['hermes', ['bag']],
    ['HONEY', ['coat']],
    ['blouses', ['shirt']],
    ['trench ivory', ['shirt']],
    ['tops white', ['tee']],
    ['nothing', []],
  ])('for %j, returns %j', (query, expected) => {
    expect(ids(searchItems(items, query))).toEqual(expected);
  });
});

describe('sortItems', () => {
  it.each([
    ['newest', ['coat', 'bag', 'shirt', 'tee', 'mystery']],
    ['name', ['mystery', 'bag', 'tee', 'shirt', 'coat']],
    ['category', ['shirt', 'tee', 'coat', 'bag', 'mystery']],
  ] as const)('by %s, returns %j', (sort, expected) => {
    expect(ids(sortItems(items, sort))).toEqual(expected);
  });

  it('does not change the given list', () => {
    const before = ids(items);
    sortItems(items, 'name');
    expect(ids(items)).toEqual(before);
  });
});

describe('wardrobeView', () => {
  it('combines category, search and order', () => {
    expect(ids(wardrobeView(items, { category: 'Tops', season: null, query: 't', sort: 'name' }))).toEqual([
      'tee',
      'shirt',
    ]);
    expect(ids(wardrobeView(items, { category: null, season: null, query: 'bag', sort: 'newest' }))).toEqual([
      'bag',
    ]);
  });
});

describe('seasons', () => {
  const seasonal = [
    item('parka', { season: ['winter'] }),
    item('linen', { season: ['summer', 'spring'] }),
    item('socks', {}),
  ];

  it('are listed once each, in the order of the vocabulary', () => {
    expect(seasonsOf(seasonal)).toEqual(['spring', 'summer', 'winter']);
    expect(seasonsOf([])).toEqual([]);
  });

  it('when one is chosen, the items that have it are shown', () => {
    const choice = { category: null, season: 'spring', query: '', sort: 'newest' } as const;
    expect(wardrobeView(seasonal, choice).map(({ id }) => id)).toEqual(['linen']);
    expect(wardrobeView(seasonal, { ...choice, season: null })).toHaveLength(3);
  });
});
