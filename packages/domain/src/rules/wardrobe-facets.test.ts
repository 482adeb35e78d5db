import { expect, it } from 'vitest';
import { unknownOwnFacts } from '../own-facts.ts';
import { sampleItem } from '../testing/sample-items.ts';
import { facetOptions, filterByFacets, noFacets } from './wardrobe-facets.ts';
import { wearStatistics } from './wear-statistics.ts';

const items = ['arket', 'Arket', 'COS', 'ARKET', 'Arket', 'Other', ''].map((brand, index) =>
  sampleItem(`item-${index}`, { brand }),
);
const brands = (brand: string | null = null) =>
  facetOptions(items, { ...noFacets, brand }, null).brand.map(({ value, count }) => [value, count]);

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
  const { brand, season } = facetOptions([garment], noFacets, null);
  expect([...brand, ...season].map(({ label }) => label)).toEqual(['constructor', 'Summer']);
});

it('a type counts for its group, and a chosen type in another case is found', () => {
  const garments = ['Jeans', 'Chinos', 'Jeans', 'Blazers'].map((subcategory, index) =>
    sampleItem(`item-${index}`, { subcategory }),
  );
  const counts = facetOptions(garments, noFacets, null).type.map(({ value, count }) => [value, count]);
  expect(counts).toEqual([
    ['All trousers', 3],
    ['Blazers', 1],
    ['Chinos', 1],
    ['Jeans', 2],
  ]);
  expect(filterByFacets(garments, { ...noFacets, type: 'jeans' }, null)).toHaveLength(2);
});

const today = '2026-11-25';
const own = (id: string, last: string | null, purchaseDate = '') =>
  sampleItem(id, { worn: { days: last ? 1 : 0, last }, own: { ...unknownOwnFacts, purchaseDate } });
const wardrobe = [
  own('worn today', today),
  own('a month to the day', '2026-10-25'),
  own('over a month', '2026-10-24'),
  own('over 3 months', '2026-08-24'),
  own('6 months to the day', '2026-05-25'),
  own('over 6 months', '2026-05-24'),
  own('never, bought lately', null, '2026-11-01'),
  own('never, bought long ago', null, '2024-01-10'),
  own('never, of unknown age', null),
];
const notWorn = (worn: string) => filterByFacets(wardrobe, { ...noFacets, worn }, today).map(({ id }) => id);

it('own items are found by how long they were not worn, those never worn by their purchase', () => {
  const long = ['over 6 months', 'never, bought long ago'];
  expect(notWorn('6 months')).toEqual(long);
  expect(notWorn('3 months')).toEqual(['over 3 months', '6 months to the day', ...long]);
  expect(notWorn('1 month')).toEqual(['over a month', 'over 3 months', '6 months to the day', ...long]);
  expect(notWorn('Never worn')).toEqual([
    'never, bought lately',
    'never, bought long ago',
    'never, of unknown age',
  ]);
  expect(facetOptions(wardrobe, noFacets, today).worn.map(({ label, count }) => [label, count])).toEqual([
    ['1 month', 5],
    ['3 months', 4],
    ['6 months', 2],
    ['Never worn', 3],
  ]);
});

it('the items not worn for 6 months are those of the statistics', () => {
  const listed = wearStatistics(wardrobe, today).notWorn.map(({ id }) => id);
  expect(listed.toSorted()).toEqual(notWorn('6 months').toSorted());
});

it('a list that is not of own items has no filter by wear', () => {
  expect(facetOptions(wardrobe, noFacets, null).worn).toEqual([]);
});
