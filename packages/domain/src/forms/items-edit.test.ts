import { expect, it } from 'vitest';
import { itemEditCopy } from '../copy/item-forms.ts';
import { itemFactMaxLength } from '../limits/wardrobe.ts';
import { sampleItem } from '../testing/sample-items.ts';
import { commonFactProblems, commonFacts, itemsEditOf, withCommonFact } from './items-edit.ts';

const coat = sampleItem('one', {
  category: 'Outerwear',
  subcategory: 'Coats',
  brand: 'COS',
  color: 'Black',
  season: ['winter'],
});
const boots = sampleItem('one', {
  category: 'Shoes',
  subcategory: 'Boots',
  brand: 'COS',
  color: 'Black',
  season: ['autumn'],
});

it('shows what the items have in common, and names what differs', () => {
  const edit = itemsEditOf([coat, boots]);
  expect(edit.values).toMatchObject({ name: '', brand: 'COS', color: 'Black', category: '', season: [] });
  expect(edit.different).toEqual(['category', 'subcategory', 'season']);
  expect(commonFacts(edit)).toEqual({});
});

it('stores only the changed facts, also one that is set to unknown', () => {
  const colored = withCommonFact(itemsEditOf([coat, boots]), 'color', '');
  const edit = withCommonFact(colored, 'season', ['winter']);
  expect(commonFacts(edit)).toEqual({ color: '', season: ['winter'] });
  expect(edit.different).toEqual(['category', 'subcategory']);
});

it('another category takes the subcategories away, whatever they were', () => {
  expect(commonFacts(withCommonFact(itemsEditOf([coat, boots]), 'category', 'Tops'))).toEqual({
    category: 'Tops',
    subcategory: '',
  });
});

it('a custom brand is stored as the brand', () => {
  const other = withCommonFact(itemsEditOf([coat, boots]), 'brand', 'Other');
  expect(commonFacts(withCommonFact(other, 'customBrand', ' Aunt Rosa '))).toEqual({ brand: 'Aunt Rosa' });
  const rosas = itemsEditOf([
    sampleItem('one', { brand: 'Aunt Rosa' }),
    sampleItem('one', { brand: 'Uncle Ben' }),
  ]);
  expect(rosas.values).toMatchObject({ brand: 'Other', customBrand: '' });
  expect(commonFacts(withCommonFact(rosas, 'customBrand', 'Rosa'))).toEqual({ brand: 'Rosa' });
});

it('an empty category and a long custom brand have messages', () => {
  const edit = itemsEditOf([coat, boots]);
  expect(commonFactProblems(edit)).toEqual({});
  expect(commonFactProblems(withCommonFact(edit, 'category', ''))).toEqual({
    category: itemEditCopy.categoryMissing,
  });
  const long = withCommonFact(edit, 'customBrand', 'x'.repeat(itemFactMaxLength + 1));
  expect(Object.keys(commonFactProblems(long))).toEqual(['customBrand']);
});
