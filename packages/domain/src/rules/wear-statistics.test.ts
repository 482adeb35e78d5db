import { describe, expect, it } from 'vitest';
import type { Item } from '../entities.ts';
import { unknownOwnFacts } from '../own-facts.ts';
import { sampleItem } from '../testing/sample-items.ts';
import type { Currency } from '../vocabularies/currencies.ts';
import { percentText, restingText, wearStatistics, wornText } from './wear-statistics.ts';

const today = '2026-11-25';

interface Facts {
  readonly days?: number;
  readonly last?: string;
  /** In minor units. */
  readonly price?: number;
  readonly currency?: Currency;
  readonly bought?: string;
  readonly archived?: boolean;
  readonly color?: string;
}

function item(id: string, facts: Facts = {}): Item {
  const { days = 0, last = days > 0 ? today : null, price, currency = 'EUR' } = facts;
  return sampleItem(id, {
    name: id,
    category: 'Tops',
    color: facts.color ?? '',
    worn: { days, last },
    own: {
      ...unknownOwnFacts,
      price: price === undefined ? null : { amount: price, currency },
      purchaseDate: facts.bought ?? '',
      archived: facts.archived ?? false,
    },
  });
}

const ids = (items: readonly Item[]) => items.map(({ id }) => id);
const statistics = (...items: Item[]) => wearStatistics(items, today);

it('an empty wardrobe has no statistics', () => {
  expect(statistics()).toEqual({
    itemCount: 0,
    wornCount: 0,
    wearCount: 0,
    mostWorn: [],
    leastWorn: [],
    notWorn: [],
    colors: [],
    costs: [],
    averageCost: null,
    hasOtherCurrencies: false,
  });
});

it('the most worn items are ordered by days and contain no item that was never worn', () => {
  const { mostWorn, wornCount, wearCount, itemCount } = statistics(
    item('twice', { days: 2 }),
    item('never'),
    item('often', { days: 9 }),
    item('twice too', { days: 2 }),
  );
  expect(ids(mostWorn)).toEqual(['often', 'twice', 'twice too']);
  expect({ wornCount, wearCount, itemCount }).toEqual({ wornCount: 3, wearCount: 13, itemCount: 4 });
});

it('the least worn items begin with those never worn, then by days and the last wear', () => {
  const { leastWorn } = statistics(
    item('often', { days: 9 }),
    item('once lately', { days: 1, last: '2026-11-20' }),
    item('once long ago', { days: 1, last: '2026-02-01' }),
    item('never'),
  );
  expect(ids(leastWorn)).toEqual(['never', 'once long ago', 'once lately', 'often']);
});

it('archived items are left out', () => {
  const { itemCount, mostWorn, colors } = statistics(
    item('old', { days: 5, archived: true, color: 'Red' }),
    item('new', { color: 'Navy' }),
  );
  expect(itemCount).toBe(1);
  expect(mostWorn).toEqual([]);
  expect(colors).toEqual([{ family: 'Blue', count: 1, share: 1 }]);
});

describe('cost per wear', () => {
  it('begins with the highest, and the average divides all prices by all wears', () => {
    const { costs, averageCost, hasOtherCurrencies } = statistics(
      item('coat', { days: 20, price: 30_000 }),
      item('dress', { days: 1, price: 9_000 }),
      item('not worn', { price: 5_000 }),
      item('without a price', { days: 4 }),
    );
    expect(costs.map(({ item: { id }, cost }) => [id, cost.amount])).toEqual([
      ['dress', 9_000],
      ['coat', 1_500],
    ]);
    expect(averageCost).toEqual({ amount: 1_857, currency: 'EUR' });
    expect(hasOtherCurrencies).toBe(false);
  });

  it('compares only items of the currency that most have', () => {
    const { costs, averageCost, hasOtherCurrencies } = statistics(
      item('yen', { days: 1, price: 900_000, currency: 'JPY' }),
      item('euro', { days: 1, price: 100 }),
      item('euro too', { days: 1, price: 300 }),
    );
    expect(costs.map(({ item: { id } }) => id)).toEqual(['euro too', 'euro']);
    expect(averageCost).toEqual({ amount: 200, currency: 'EUR' });
    expect(hasOtherCurrencies).toBe(true);
  });

  it('is not known without a price and a wear', () => {
    expect(statistics(item('a', { price: 100 }), item('b', { days: 1 })).averageCost).toBeNull();
  });
});

it('items rest when their last wear, or the purchase of one never worn, is more than six months ago', () => {
  const { notWorn } = statistics(
    item('on the day', { days: 3, last: '2026-05-25' }),
    item('a day before', { days: 3, last: '2026-05-24' }),
    item('bought long ago', { bought: '2024-01-10' }),
    item('bought long ago, worn lately', { bought: '2024-01-10', days: 1, last: today }),
    item('bought lately', { bought: '2026-11-01' }),
    item('of unknown age'),
  );
  expect(ids(notWorn)).toEqual(['bought long ago', 'a day before']);
});

it('colors are counted by family, the largest first and unknown ones last', () => {
  const colors = ['Navy', 'Washed Indigo', 'Black', '', '', ''];
  expect(statistics(...colors.map((color, index) => item(`${index}`, { color }))).colors).toEqual([
    { family: 'Blue', count: 2, share: 2 / 6 },
    { family: 'Black', count: 1, share: 1 / 6 },
    { family: null, count: 3, share: 3 / 6 },
  ]);
});

it('a text about wears has their number and the last day', () => {
  expect(wornText(item('a'), today)).toBe('Not yet');
  expect(wornText(item('a', { days: 1, last: '2026-03-04' }), today)).toBe('Once, 4 Mar');
  expect(wornText(item('a', { days: 2, last: today }), today)).toBe('Twice, Today');
  expect(wornText(item('a', { days: 7, last: '2025-03-04' }), today)).toBe('7 times, 4 Mar 2025');
  expect(restingText(item('a', { days: 7, last: '2025-03-04' }), today)).toBe('4 Mar 2025');
  expect(restingText(item('a', { bought: '2025-03-04' }), today)).toBe('Bought 4 Mar 2025, not worn yet');
});

it('shares are whole percents and never 0', () => {
  expect([0.001, 0.005, 0.244, 1].map(percentText)).toEqual(['<1%', '1%', '24%', '100%']);
});
