import { describe, expect, it } from 'vitest';
import { unknownItemFacts } from '../item-facts.ts';
import { cardLines, colorAndBrand, itemTitle, itemTypeLine } from './items.ts';

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
    [{ color: 'Honey', brand: 'Other' }, 'Honey'],
  ])('colour and brand of %j are "%s"', (item, expected) => {
    expect(colorAndBrand(item)).toBe(expected);
  });

  it('title is the name of the item, else its known facts', () => {
    expect(itemTitle({ ...unknownItemFacts, name: 'The good coat' })).toBe('The good coat');
    expect(itemTitle({ ...unknownItemFacts, name: 'Unnamed Item', category: 'Tops', color: 'Ecru' })).toBe(
      'Tops, Ecru',
    );
    expect(itemTitle(unknownItemFacts)).toBe('Item');
    expect(itemTitle({ ...unknownItemFacts, category: 'Tops', brand: 'Other' })).toBe('Tops');
  });

  it.each([
    [{ name: 'The good coat', category: 'Outerwear', color: 'Honey' }, 'The good coat', 'Outerwear · Honey'],
    [{ name: 'The good coat', brand: 'Other' }, 'The good coat', 'Item'],
    [{ name: 'Unnamed Item', category: 'Tops', color: 'Ecru' }, 'Tops', 'Ecru'],
    [{ category: 'Tops', brand: 'Other' }, 'Tops', ''],
  ] as const)('the card of %j has the lines "%s" and "%s"', (item, heading, facts) => {
    expect(cardLines({ ...unknownItemFacts, ...item })).toEqual({ heading, facts });
  });
});
