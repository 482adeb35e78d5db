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

describe('item', () => {
  it.each([
    [{ category: 'Tops', subcategory: 'Blouses' }, 'Blouses'],
    [{ category: 'Tops', subcategory: '' }, 'Tops'],
    [{ category: '', subcategory: '' }, 'Item'],
  ] as const)('type line of %j is "%s"', (item, expected) => {
    expect(itemTypeLine(item)).toBe(expected);
  });

  it.each([
    [{ color: 'Honey', brand: 'Burberry' }, 'Honey · Burberry'],
    [{ color: '', brand: 'Burberry' }, 'Burberry'],
    [{ color: 'Honey', brand: '' }, 'Honey'],
    [{ color: '', brand: '' }, ''],
  ])('colour and brand of %j are "%s"', (item, expected) => {
    expect(colorAndBrand(item)).toBe(expected);
  });

  it('title is the name of the item, else its known facts', () => {
    expect(itemTitle({ ...blank, name: 'The good coat' })).toBe('The good coat');
    expect(itemTitle({ ...blank, name: 'Unnamed Item', category: 'Tops', color: 'Ecru' })).toBe('Tops, Ecru');
    expect(itemTitle(blank)).toBe('Item');
  });

  it('fact that is missing is Unknown', () => {
    expect(factOrUnknown('')).toBe('Unknown');
    expect(factOrUnknown('Wool')).toBe('Wool');
  });
});
