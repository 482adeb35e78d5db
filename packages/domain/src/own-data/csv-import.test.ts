import { describe, expect, it } from 'vitest';
import { csvImportCopy } from '../copy/csv-import.ts';
import { priceText } from '../rules/prices.ts';
import { currencies } from '../vocabularies/currencies.ts';
import { matchCsvColumns } from './csv-columns.ts';
import { readCsvItems } from './csv-items.ts';
import { readDay, readList, readPrice, readType, readYesNo } from './csv-values.ts';
import { csvColumns } from './items-csv.ts';

const read = (header: readonly string[], ...rows: readonly (readonly string[])[]) => {
  const mapping = matchCsvColumns(header);
  return readCsvItems('csv-1', rows, { mapping, currency: 'EUR', today: '2026-06-01' });
};

describe('matchCsvColumns', () => {
  it('finds every column of an export by its name', () =>
    expect(Object.values(matchCsvColumns(csvColumns))).toEqual(csvColumns.map((_, index) => index)));

  it('finds other names, whatever their case and separators, and uses each column once', () => {
    const header = ['Item Name', 'TYPE', 'Colour', 'Price (EUR)', 'date_purchased', 'Photo', 'Shelf'];
    expect(matchCsvColumns(header)).toMatchObject({
      name: 0,
      category: 1,
      color: 2,
      price: 3,
      purchaseDate: 4,
      frontImage: 5,
      subcategory: null,
      brand: null,
      backImage: null,
    });
  });

  it('when a file has the exact name and another one, uses the exact name', () =>
    expect(matchCsvColumns(['Type', 'Category'])).toMatchObject({ category: 1 }));

  it.each([
    [['Title', 'Category', 'Type'], { category: 1, subcategory: 2 }],
    [['Title', 'Group', 'Kind'], { category: 1, subcategory: 2 }],
    [['Title', 'Type'], { category: 1, subcategory: null }],
    [['Category', 'Subcategory', 'Type'], { category: 0, subcategory: 1 }],
  ])('of the columns %j, a type beside a category is the subcategory: %j', (header, expected) =>
    expect(matchCsvColumns(header)).toMatchObject(expected),
  );
});

describe('values of cells', () => {
  it.each([
    ['Tops', 'T-Shirts', 'Tops', 'T-Shirts'],
    ['bottoms', 'jean', 'Bottoms', 'Jeans'],
    ['Trousers', '', 'Bottoms', ''],
    ['Jeans', '', 'Bottoms', 'Jeans'],
    ['', 'sneaker', 'Shoes', 'Sneakers'],
    ['jumper', '', 'Tops', 'Sweaters'],
    ['Tops', 'Tunic', 'Tops', 'Tunic'],
  ])('the type %j, %j is %s, %j', (category, subcategory, expected, expectedSubcategory) =>
    expect(readType(category, subcategory)).toEqual({
      category: expected,
      subcategory: expectedSubcategory,
    }),
  );

  it.each(['Furniture', 'constructor', ''])('%j is no type', (text) => expect(readType(text, '')).toBeNull());

  it.each([
    ['49,90', 4990, 'EUR'],
    ['1.234,50', 123450, 'EUR'],
    ['$49.90', 4990, 'USD'],
    ['49.90 GBP', 4990, 'GBP'],
    ['€ 12', 1200, 'EUR'],
    ['¥1,000.00', 1000, 'JPY'],
    ['US$49', 4900, 'USD'],
    ['49 Kč', 4900, 'CZK'],
    ['49,90 zł', 4990, 'PLN'],
  ])('the price %j is %d %s', (text, amount, currency) =>
    expect(readPrice(text, 'EUR')).toEqual({ amount, currency }),
  );

  it.each(currencies)('a price in %s is read as the app writes it', (currency) => {
    const price = { amount: 123_450, currency };
    expect(readPrice(priceText(price), currency === 'EUR' ? 'USD' : 'EUR')).toEqual(price);
  });

  it.each(['about 20', '20 or 30', 'free', '-5', '1.2.3', '49.9055'])('the price %j is unreadable', (text) =>
    expect(readPrice(text, 'EUR')).toBe('unreadable'),
  );

  it('an empty price is unknown, and one above the limit is too large', () => {
    expect(readPrice(' ', 'EUR')).toBeNull();
    expect(readPrice('99999999999', 'EUR')).toBe('tooLarge');
  });

  it.each([
    ['2024-03-04', '2024-03-04'],
    ['2024-03-04T10:00:00Z', '2024-03-04'],
    ['4.3.2024', '2024-03-04'],
    ['31/12/2024', '2024-12-31'],
    ['12/31/2024', '2024-12-31'],
    ['5/5/2024', '2024-05-05'],
    ['03/04/2024', null],
    ['31.02.2024', null],
    ['last spring', null],
  ])('the day %j is %s', (text, day) => expect(readDay(text)).toBe(day));

  it('a season that is none names the seasons', () =>
    expect(csvImportCopy.reasons.seasonUnknown).toBe(
      'its season is none of spring, summer, autumn and winter',
    ));

  it.each([
    ['Summer; Fall', ['summer', 'autumn']],
    ['all year', ['spring', 'summer', 'autumn', 'winter']],
    ['', []],
    ['Monsoon', null],
    ['constructor', null],
  ])('the seasons %j are %j', (text, expected) => expect(readList('season', text)).toEqual(expected));

  it.each([
    ['Yes', true],
    ['x', true],
    ['', false],
    ['perhaps', null],
  ])('whether %j says yes is %s', (text, expected) => expect(readYesNo(text)).toBe(expected));
});

describe('readCsvItems', () => {
  it('reads a row with values of the vocabularies, its photos, and without the guard of formulas', () => {
    const header = ['name', 'category', 'color', 'price', 'notes', 'frontImage'];
    const { data, photos } = read(header, ["'=Coat", 'tops', 'navy', '49,90', ' Mended ', 'a.jpg']);
    expect(data.problems).toEqual([]);
    expect(data.items).toMatchObject([
      {
        id: 'row-1',
        name: '=Coat',
        category: 'Tops',
        color: 'Navy',
        notes: 'Mended',
        price: { amount: 4990, currency: 'EUR' },
        front: null,
      },
    ]);
    expect(photos.get('row-1')).toEqual({ front: 'a.jpg', back: '' });
  });

  it.each([
    ['Grey', 'Gray'],
    ['light grey', 'Light Gray'],
    ['core black', 'Core Black'],
    ['Dusty Teal', 'Dusty Teal'],
    ['', ''],
  ])('reads the color %j as %j', (cell, color) => {
    const { data } = read(['name', 'category', 'color'], ['Coat', 'Tops', cell]);
    expect(data.items).toMatchObject([{ color }]);
  });

  it('a row that cannot be read is listed with its reason, and the others are read', () => {
    const header = ['name', 'category', 'price', 'currency', 'date', 'season', 'archived'];
    const good = ['🧥'.repeat(120), 'Tops', '', '', '', '', ''];
    const change = (at: number, text: string) => good.map((value, index) => (index === at ? text : value));
    const { data } = read(
      header,
      good,
      change(1, 'Chairs'),
      change(2, 'many'),
      change(2, '99999999999'),
      change(3, 'shells'),
      change(4, 'May'),
      change(4, '2026-06-02'),
      change(5, 'rain'),
      change(6, 'soon'),
      change(0, 'x'.repeat(121)),
      good,
    );
    expect(data.items.map(({ id }) => id)).toEqual(['row-1', 'row-11']);
    expect(data.rowNumbers.items).toEqual([1, 11]);
    expect(data.problems.map(({ row, reason }) => [row, reason])).toEqual([
      [2, 'categoryUnknown'],
      [3, 'priceUnreadable'],
      [4, 'priceTooLarge'],
      [5, 'currencyUnknown'],
      [6, 'dateUnreadable'],
      [7, 'dateInFuture'],
      [8, 'seasonUnknown'],
      [9, 'archivedUnreadable'],
      [10, 'tooLong'],
    ]);
  });

  it('a row without a name becomes an unnamed item', () =>
    expect(read(['category'], ['Tops']).data.items[0]?.name).toBe('Unnamed Item'));
});
