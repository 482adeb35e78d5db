import { expect, it } from 'vitest';
import { sampleItem } from '../testing/sample-items.ts';
import { facetOptions, filterByFacets, noFacets } from './wardrobe-facets.ts';

const items = ['arket', 'Arket', 'COS', 'ARKET', 'Arket', 'Other', ''].map((brand, index) =>
  sampleItem(`item-${index}`, { brand }),
);
const brands = (brand: string | null = null) =>
  facetOptions(items, { ...noFacets, brand }).brand.map(({ value, count }) => [value, count]);

it('brands that differ only in case are one option, by their most frequent spelling', () => {
  expect(brands()).toEqual([
    ['Arket', 4],
    ['COS', 1],
  ]);
});

it('a chosen brand in another spelling is no second option, and one without items remains', () => {
  expect(brands('aRKET')).toEqual(brands());
  expect(brands('Muji')).toEqual([...brands(), ['Muji', 0]]);
});

it('an option is labelled by its value, also by one that objects inherit; seasons have names', () => {
  const garment = sampleItem('item', { brand: 'constructor', season: ['summer'] });
  const { brand, season } = facetOptions([garment], noFacets);
  expect([...brand, ...season].map(({ label }) => label)).toEqual(['constructor', 'Summer']);
});

it('a type counts for its group, and a chosen type in another case is found', () => {
  const garments = ['Jeans', 'Chinos', 'Jeans', 'Blazers'].map((subcategory, index) =>
    sampleItem(`item-${index}`, { subcategory }),
  );
  const counts = facetOptions(garments, noFacets).type.map(({ value, count }) => [value, count]);
  expect(counts).toEqual([
    ['All trousers', 3],
    ['Blazers', 1],
    ['Chinos', 1],
    ['Jeans', 2],
  ]);
  expect(filterByFacets(garments, { ...noFacets, type: 'jeans' })).toHaveLength(2);
});
