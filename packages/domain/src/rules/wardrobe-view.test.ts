import { describe, expect, it } from 'vitest';
import type { Item } from '../entities.ts';
import { unknownOwnFacts } from '../own-facts.ts';
import { sampleItem } from '../testing/sample-items.ts';
import { searchItems } from './item-search.ts';
import { noFacets } from './wardrobe-facets.ts';
import { type WardrobeChoice, wardrobeView } from './wardrobe-view.ts';

const item = (id: string, facts: Partial<Item>) => sampleItem(id, { own: unknownOwnFacts, ...facts });

const items = [
  item('blazer', {
    category: 'Outerwear',
    subcategory: 'Blazers',
    color: 'Navy',
    brand: 'Arket',
    season: ['autumn'],
  }),
  item('jean jacket', { category: 'Outerwear', subcategory: 'Denim Jackets', color: 'Washed Indigo' }),
  item('jacket', { category: 'Tops', subcategory: 'Jackets', color: 'Black', brand: 'arket' }),
  item('tee', { category: 'Tops', subcategory: 'T-Shirts', color: 'White', brand: 'Other' }),
  item('old tee', { category: 'Tops', subcategory: 'T-Shirts', own: { ...unknownOwnFacts, archived: true } }),
];
const all: WardrobeChoice = { category: null, facets: noFacets, archived: false, query: '', sort: 'newest' };
const view = (choice: Partial<WardrobeChoice>) =>
  wardrobeView(items, { ...all, ...choice }, searchItems, null);
const ids = (choice: Partial<WardrobeChoice>) => view(choice).items.map(({ id }) => id);
const withFacets = (facets: Partial<WardrobeChoice['facets']>) => ids({ facets: { ...noFacets, ...facets } });

describe('wardrobeView', () => {
  it('without filters, shows what is not archived', () => {
    expect(ids({})).toEqual(['blazer', 'jean jacket', 'jacket', 'tee']);
    expect(view({})).toMatchObject({ total: 4, archivedCount: 1 });
    expect(view({}).categories).toEqual([
      { category: 'Tops', count: 2 },
      { category: 'Outerwear', count: 2 },
    ]);
  });

  it('shows the archive instead', () => {
    expect(ids({ archived: true })).toEqual(['old tee']);
    expect(view({ archived: true }).total).toBe(1);
  });

  it('blue finds navy and indigo', () => {
    expect(withFacets({ color: 'Blue' })).toEqual(['blazer', 'jean jacket']);
  });

  it('a group of subcategories, and a single one, are found in every category', () => {
    expect(withFacets({ type: 'All jackets' })).toEqual(['blazer', 'jean jacket', 'jacket']);
    expect(withFacets({ type: 'Denim Jackets' })).toEqual(['jean jacket']);
  });

  it('combines all filters with search and order', () => {
    expect(withFacets({ brand: 'Arket' })).toEqual(['blazer', 'jacket']);
    expect(withFacets({ brand: 'Arket', season: 'autumn' })).toEqual(['blazer']);
    expect(ids({ category: 'Tops', query: 'jackets', sort: 'name' })).toEqual(['jacket']);
    expect(withFacets({ color: 'Red' })).toEqual([]);
  });

  it('counts each option beside the other filters', () => {
    const { facets } = view({ facets: { ...noFacets, color: 'Blue' } });
    const counts = (name: keyof typeof facets) => facets[name].map(({ label, count }) => `${label} ${count}`);
    expect(counts('color')).toEqual(['Black 1', 'White 1', 'Blue 2']);
    expect(counts('type')).toEqual(['All jackets 2', 'Blazers 1', 'Denim Jackets 1']);
    expect(counts('season')).toEqual(['Autumn 1']);
    expect(counts('brand')).toEqual(['Arket 1']);
  });

  it('counts the archived items beside the other filters', () => {
    const archivedCount = (choice: Partial<WardrobeChoice>) => view(choice).archivedCount;
    expect(archivedCount({ category: 'Tops' })).toBe(1);
    expect(archivedCount({ category: 'Outerwear' })).toBe(0);
    expect(archivedCount({ query: 'blazer' })).toBe(0);
    expect(archivedCount({ facets: { ...noFacets, brand: 'Arket' } })).toBe(0);
    expect(archivedCount({ category: 'Outerwear', archived: true })).toBe(0);
  });

  it('a chosen value without items stays an option', () => {
    const { facets } = view({ category: 'Tops', facets: { ...noFacets, season: 'winter' } });
    expect(facets.season).toEqual([{ value: 'winter', label: 'Winter', count: 0 }]);
  });
});
