import { expect, it } from 'vitest';
import { ownFactsCopy } from '../copy/own-facts.ts';
import { unknownOwnFacts } from '../own-facts.ts';
import { ownFactProblems, ownFactValuesOf, savedOwnFacts, usualCurrency } from './own-facts.ts';

const today = '2026-03-10';
const values = { notes: ' Mended ', price: '1.234,5', currency: 'CHF', purchaseDate: today } as const;
const edited = { notes: 'Mended', price: { amount: 123_450, currency: 'CHF' }, purchaseDate: today } as const;
const own = { ...edited, archived: true };

it('values are saved trimmed, with the price in minor units, and read back', () => {
  expect(ownFactProblems(values, today)).toEqual({});
  expect(savedOwnFacts(values)).toEqual(edited);
  expect(ownFactValuesOf(own, 'EUR')).toEqual({ ...values, notes: 'Mended', price: '1234.50' });
});

it('unknown facts are empty values in the usual currency', () => {
  const empty = ownFactValuesOf(unknownOwnFacts, 'GBP');
  expect(empty).toEqual({ notes: '', price: '', currency: 'GBP', purchaseDate: '' });
  expect({ ...savedOwnFacts(empty), archived: false }).toEqual(unknownOwnFacts);
});

it('each value that cannot be saved has a message', () => {
  const { notANumber, tooManyDecimals, tooLarge } = ownFactsCopy.priceProblems;
  expect(
    ownFactProblems(
      { ...values, price: 'cheap', purchaseDate: '2026-03-11', notes: 'x'.repeat(2001) },
      today,
    ),
  ).toEqual({
    price: notANumber,
    purchaseDate: ownFactsCopy.dateInFuture,
    notes: ownFactsCopy.notesTooLong,
  });
  expect(ownFactProblems({ ...values, notes: '🧥'.repeat(2000) }, today)).toEqual({});
  expect(ownFactProblems({ ...values, purchaseDate: null }, today)).toEqual({
    purchaseDate: ownFactsCopy.dateIncomplete,
  });
  expect(ownFactProblems({ ...values, price: '1,234567' }, today).price).toBe(tooManyDecimals);
  expect(ownFactProblems({ ...values, price: '99999999' }, today).price).toBe(tooLarge);
});

it('the usual currency is that of the newest item with a price', () => {
  expect(usualCurrency([{ own: null }, { own }, { own: unknownOwnFacts }])).toBe('CHF');
  expect(usualCurrency([{ own: unknownOwnFacts }])).toBe('EUR');
});
