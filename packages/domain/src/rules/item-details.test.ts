import { expect, it } from 'vitest';
import type { Item } from '../entities.ts';
import { type OwnFacts, unknownOwnFacts } from '../own-facts.ts';
import { sampleItem } from '../testing/sample-items.ts';
import { knownFacts } from './item-details.ts';

const blank = sampleItem('coat');

it('lists known facts with their labels, and price and store last', () => {
  const coat: Item = {
    ...blank,
    category: 'Outerwear',
    season: ['spring', 'autumn'],
    price: '€ 180',
    size: 'M',
  };
  expect(knownFacts(coat)).toEqual([
    { label: 'Category', text: 'Outerwear' },
    { label: 'Size', text: 'M' },
    { label: 'Season', text: 'Spring, Autumn' },
    { label: 'Price', text: '€ 180' },
  ]);
});

it('when nothing is known, or only that the brand is another one, lists nothing', () => {
  expect(knownFacts(blank)).toEqual([]);
  expect(knownFacts({ ...blank, name: 'The coat', brand: 'Other' })).toEqual([]);
});

it('ends with when an item was bought and what it cost', () => {
  const price = { amount: 18_000, currency: 'EUR' } as const;
  const own = { ...unknownOwnFacts, purchaseDate: '2024-03-04', price };
  const bought = (facts: OwnFacts) => knownFacts({ ...blank, own: facts }).at(-1);
  expect(bought(own)).toEqual({ label: 'Bought', text: '4 March 2024, €180.00' });
  expect(bought({ ...own, price: null })?.text).toBe('4 March 2024');
  expect(bought({ ...own, purchaseDate: '' })?.text).toBe('€180.00');
  expect(bought(unknownOwnFacts)).toBeUndefined();
});
