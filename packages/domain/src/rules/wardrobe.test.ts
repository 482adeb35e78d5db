import { describe, expect, it } from 'vitest';
import type { Item } from '../entities.ts';
import { sampleItems } from '../testing/sample-items.ts';
import { categoryCounts, sortItems } from './wardrobe.ts';

const ids = (list: readonly Item[]) => list.map(({ id }) => id);

describe('categoryCounts', () => {
  it('counts distinct categories in the order of the vocabulary', () => {
    expect(categoryCounts(sampleItems)).toEqual([
      { category: 'Tops', count: 2 },
      { category: 'Outerwear', count: 1 },
      { category: 'Accessories', count: 1 },
    ]);
    expect(categoryCounts([])).toEqual([]);
  });
});

describe('sortItems', () => {
  it.each([
    ['newest', ['coat', 'bag', 'shirt', 'tee', 'mystery']],
    ['name', ['mystery', 'bag', 'tee', 'shirt', 'coat']],
    ['category', ['shirt', 'tee', 'coat', 'bag', 'mystery']],
  ] as const)('by %s, returns %j', (sort, expected) => {
    expect(ids(sortItems(sampleItems, sort))).toEqual(expected);
  });

  it('does not change the given list', () => {
    const before = ids(sampleItems);
    sortItems(sampleItems, 'name');
    expect(ids(sampleItems)).toEqual(before);
  });
});
