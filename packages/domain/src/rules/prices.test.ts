import { describe, expect, it } from 'vitest';
import { parsePrice, priceInput, priceText } from './prices.ts';

describe('parsePrice', () => {
  it.each([
    ['49', 4900],
    ['49.9', 4990],
    ['49,90', 4990],
    ['0,05', 5],
    ['49,', 4900],
    [' 1 234,50 ', 123_450],
    ['1.234,50', 123_450],
    ['1,234.50', 123_450],
    ['1.234', 123_400],
    ['1,234,567', 123_456_700],
    ['1’234.50', 123_450],
  ])('reads %s as %i cents', (text, amount) => {
    expect(parsePrice(text, 'EUR')).toEqual({ price: { amount, currency: 'EUR' } });
  });

  it.each([
    ['1,00,000', 10_000_000],
    ['12,34,567.50', 123_456_750],
  ])('reads %s, which has lakhs, as %i paise', (text, amount) => {
    expect(parsePrice(text, 'INR')).toEqual({ price: { amount, currency: 'INR' } });
  });

  it.each(['1000.00', '1,000.00', '1.000,00', '1000'])(
    'reads %s in a currency without decimals as 1000',
    (text) => expect(parsePrice(text, 'JPY')).toEqual({ price: { amount: 1000, currency: 'JPY' } }),
  );

  it('an empty text is an unknown price', () => {
    expect(parsePrice('  ', 'EUR')).toEqual({ price: null });
  });

  it.each(['0,005', '0.500'])('reads no thousands in %s, which begins with a zero', (text) => {
    expect(parsePrice(text, 'EUR')).toEqual({ problem: 'tooManyDecimals' });
  });

  it.each([
    'cheap',
    '49 EUR',
    '-5',
    '1.2.3',
    '1,23.45,6',
    '12.34.50',
    '1,00,00',
    '0,10,000',
    ',50',
    '1e3',
    '٤٩',
  ])('refuses %s, which is not a number', (text) => {
    expect(parsePrice(text, 'EUR')).toEqual({ problem: 'notANumber' });
  });

  it('refuses more decimals than the currency has', () => {
    expect(parsePrice('49.9012', 'EUR')).toEqual({ problem: 'tooManyDecimals' });
    expect(parsePrice('49.9', 'JPY')).toEqual({ problem: 'tooManyDecimals' });
    expect(parsePrice('4,900', 'JPY')).toEqual({ price: { amount: 4900, currency: 'JPY' } });
  });

  it('refuses an amount above the limit', () => {
    expect(parsePrice('10000000', 'EUR')).toHaveProperty('price');
    expect(parsePrice('10000000.01', 'EUR')).toEqual({ problem: 'tooLarge' });
    expect(parsePrice('9'.repeat(400), 'EUR')).toEqual({ problem: 'tooLarge' });
  });
});

it('a price is shown with its currency, and in the field without', () => {
  expect(priceText({ amount: 18_000, currency: 'EUR' })).toBe('€180.00');
  expect(priceText({ amount: 4900, currency: 'JPY' })).toBe('¥4,900');
  expect(priceInput({ amount: 4990, currency: 'EUR' })).toBe('49.90');
  expect(priceInput({ amount: 4900, currency: 'JPY' })).toBe('4900');
});
