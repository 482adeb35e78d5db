import { describe, expect, it } from 'vitest';
import { colorAndBrand, factOrUnknown, itemTitle, itemTypeLine } from './items.ts';

const blank = {
  name: '',
  category: '',
  subcategory: '',
  brand: '',
  size: '',
  color: '',
  material: '',
  style: '',
} as const;

describe('item lines', () => {
  it.each([
    [{ category: 'Tops', subcategory: 'Blouses' }, 'Blouses'],
    [{ category: 'Tops', subcategory: '' }, 'Tops'],
    [{ category: '', subcategory: '' }, 'Item'],
  ] as const)('type line of %j', (item, expected) => {
    expect(itemTypeLine(item)).toBe(expected);
  });

  it.each([
    [{ color: 'Honey', brand: 'Burberry' }, 'Honey · Burberry'],
    [{ color: '', brand: 'Burberry' }, 'Burberry'],
    [{ color: 'Honey', brand: '' }, 'Honey'],
    [{ color: '', brand: '' }, ''],
  ])('color and brand of %j', (item, expected) => {
    expect(colorAndBrand(item)).toBe(expected);
  });

  it('is the name of the item, else its known facts', () => {
    expect(itemTitle({ ...blank, name: 'The good coat' })).toBe('The good coat');
    expect(itemTitle({ ...blank, name: 'Unnamed Item', category: 'Tops', color: 'Ecru' })).toBe('Tops, Ecru');
    expect(itemTitle(blank)).toBe('Item');
  });

  it('returns Unknown for a missing fact', () => {
    expect(factOrUnknown('')).toBe('Unknown');
    expect(factOrUnknown('Wool')).toBe('Wool');
  });
});
