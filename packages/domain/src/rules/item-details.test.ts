import { expect, it } from 'vitest';
import type { Item } from '../entities.ts';
import { unknownItemFacts } from '../item-facts.ts';
import { knownFacts } from './item-details.ts';

const blank: Item = {
  ...unknownItemFacts,
  ...{ id: 'coat', front: null, back: null, likeCount: 0, price: '', store: '', isOwner: true },
};

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
