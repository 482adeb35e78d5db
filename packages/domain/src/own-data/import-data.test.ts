import { describe, expect, it } from 'vitest';
import { unknownItemFacts } from '../item-facts.ts';
import { unknownOwnFacts } from '../own-facts.ts';
import { sampleItem } from '../testing/sample-items.ts';
import { type ImportData, readImportData } from './import-data.ts';
import { findDuplicates, outfitKey, previewImport } from './import-duplicates.ts';
import { type ExportedItem, ownDataFormat, ownDataVersion } from './schema.ts';

const photo = { file: 'images/items/a-front.jpg', width: 800, height: 1200, thumbhash: null };
const item = (change: Partial<ExportedItem> = {}): ExportedItem => ({
  id: 'a',
  createdAt: '2026-01-01T00:00:00.000Z',
  source: 'wardrobe',
  ...unknownItemFacts,
  season: [],
  ...unknownOwnFacts,
  name: 'Coat',
  category: 'Tops',
  price: null,
  showsCutout: true,
  front: photo,
  back: null,
  ...change,
});
const wear = { id: 'w', date: '2026-01-02', planned: false, itemIds: ['a'], outfitId: null, postId: null };
const place = { x: 50, y: 50, scale: 40, rotation: 0, mirrored: false, locked: false };
const outfit = {
  id: 'o',
  createdAt: '2026-01-01T00:00:00.000Z',
  name: 'Sunday',
  occasions: [],
  layers: [{ itemId: 'a', ...place }],
};

const head = { format: ownDataFormat, version: ownDataVersion, exportId: 'export-1' };
const lists = { items: [item()], outfits: [outfit], wears: [wear], wishlist: [] };
const read = (json: unknown) => readImportData(JSON.stringify(json), new Set([photo.file]), '2026-06-01');

function readRows(change: object): ImportData {
  const data = read({ ...head, ...lists, ...change });
  if (typeof data === 'string') throw new Error(data);
  return data;
}

/** An item as it is in the wardrobe. */
const owned = (change: object = {}) => {
  const { name, category, season, size, color, brand, material, style, subcategory } = item();
  const facts = { name, category, season, size, color, brand, material, style, subcategory };
  const front = { src: '/front', width: 800, height: 1200, thumbhash: null, palette: [] };
  return sampleItem('new', { ...facts, front, ...change });
};

describe('readImportData', () => {
  it('reads the rows of an export, without items that were detected in posts', () => {
    const detected = item({ id: 'd', source: 'detected', category: '' });
    const data = readRows({ items: [item(), detected] });
    expect(data).toMatchObject({ exportId: 'export-1', items: [{ id: 'a' }], problems: [] });
    expect([data.outfits.length, data.wears.length]).toEqual([1, 1]);
  });

  it.each([
    ['text that is not JSON', '{', 'damaged'],
    ['the data of another product', JSON.stringify({ format: 'closet', items: [] }), 'otherProduct'],
    ['a later version', JSON.stringify({ ...head, ...lists, version: 99 }), 'newerVersion'],
    ['no lists', JSON.stringify(head), 'damaged'],
  ])('when the file has %s, it is refused', (_what, text, problem) =>
    expect(readImportData(text, new Set(), '2026-06-01')).toBe(problem),
  );

  it('when a row is not valid, it is listed as a problem and the others are read', () => {
    const rows = [
      item(),
      { name: 'Broken' },
      item({ id: 'b', name: 'Bare', front: null }),
      item({ id: 'c', name: 'Lost', front: { ...photo, file: 'images/items/none.jpg' } }),
      item({ id: 'e', name: 'x'.repeat(121) }),
      item({ id: 'f', name: '🧥'.repeat(120), notes: '🧥'.repeat(2000) }),
    ];
    const { items, problems } = readRows({ items: rows });
    expect(items.map(({ id }) => id)).toEqual(['a', 'f']);
    expect(problems.map(({ row, reason }) => [row, reason])).toEqual([
      [2, 'invalid'],
      [3, 'noPhoto'],
      [4, 'noPhoto'],
      [5, 'invalid'],
    ]);
  });

  it.each(['31.12.2025', '2025-02-30', '1999-12-31', ''])(
    'a wear of %j, which the calendar does not have, is a problem and the others are read',
    (date) => {
      const { wears, problems } = readRows({ wears: [wear, { ...wear, id: 'x', date }] });
      expect(wears.map(({ id }) => id)).toEqual(['w']);
      expect(problems).toMatchObject([{ list: 'wears', row: 2, name: date, reason: 'invalid' }]);
    },
  );

  it('a plan of a day that has passed is a problem, and a wear of it is not', () => {
    const { wears, problems, rowNumbers } = readRows({ wears: [wear, { ...wear, id: 'p', planned: true }] });
    expect(wears.map(({ id }) => id)).toEqual(['w']);
    expect(rowNumbers.wears).toEqual([1]);
    expect(problems).toMatchObject([{ list: 'wears', row: 2, name: '2026-01-02', reason: 'planInPast' }]);
  });
});

describe('findDuplicates', () => {
  const hash = '1QcSHQRnh493V4dIh4eXh1h4kJUI';
  const encodedAgain = '1QcSHQRnh493V4dIh5eXh1h4kJUI';
  const other = '3OcRJYB4d3h/iIeHeEh3eIhw+j3A';

  it('an item with the same facts and the same photo is a duplicate, once for each item of the wardrobe', () => {
    const found = findDuplicates([item(), item({ id: 'twin' })], [owned()]);
    expect([...found]).toEqual([['a', 'new']]);
  });

  it('an item with the same id is a duplicate, whatever was changed since', () => {
    expect(findDuplicates([item()], [owned({ id: 'a', name: 'Renamed' })]).get('a')).toBe('a');
  });

  it.each([
    ['another name', { name: 'Other' }],
    ['a photo of another size', { front: { ...owned().front, width: 700 } }],
    ['no photo', { front: null }],
  ])('an item of the wardrobe with %s is no duplicate', (_what, change) =>
    expect(findDuplicates([item()], [owned(change)]).size).toBe(0),
  );

  it('an item of a CSV, which has no photo to compare, is a duplicate of one with the same facts', () => {
    expect(findDuplicates([item({ front: null })], [owned()]).get('a')).toBe('new');
    expect(findDuplicates([item({ front: null, size: 'M' })], [owned()]).size).toBe(0);
  });

  it('photos that differ as encodings of one photo do are the same, and other photos are not', () => {
    const compare = (mine: string, theirs: string) =>
      findDuplicates(
        [item({ front: { ...photo, thumbhash: mine } })],
        [owned({ front: { ...owned().front, thumbhash: theirs } })],
      ).size;
    expect(compare(hash, encodedAgain)).toBe(1);
    expect(compare(hash, other)).toBe(0);
  });
});

describe('previewImport', () => {
  const known = (change: object = {}) => ({
    duplicates: new Map<string, string>(),
    outfits: new Map<string, string>(),
    wishlist: new Set<string>(),
    wears: [],
    ...change,
  });
  const never = () => false;

  it('counts what is new', () => {
    const preview = previewImport(readRows({}), known(), never);
    expect(preview).toEqual({ items: 1, outfits: 1, wears: 1, wishlist: 0, duplicates: 0 });
  });

  it('an outfit of duplicates that is there already is not new', () => {
    const key = outfitKey({ name: 'Sunday', layers: [{ itemId: 'new', ...place }] });
    const change = { duplicates: new Map([['a', 'new']]), outfits: new Map([[key, 'o2']]) };
    const preview = previewImport(readRows({}), known(change), never);
    expect(preview).toMatchObject({ items: 0, outfits: 0, duplicates: 1 });
  });

  it('an outfit is known without the garments that were deleted before the export', () => {
    const key = outfitKey({ name: 'Sunday', layers: [{ itemId: 'new', ...place }] });
    const change = { duplicates: new Map([['a', 'new']]), outfits: new Map([[key, 'o2']]) };
    const layers = [...outfit.layers, { ...outfit.layers[0], itemId: 'deleted' }];
    const data = readRows({ outfits: [{ ...outfit, layers }] });
    expect(previewImport(data, known(change), never).outfits).toBe(0);
  });

  it.each([
    ['the same garments', { itemIds: ['new'], outfit: null }, 0],
    ['other garments', { itemIds: ['other'], outfit: null }, 1],
    ['the same garments as a plan', { itemIds: ['new'], outfit: null, planned: true }, 1],
    ['an outfit', { itemIds: ['new'], outfit: { id: 'o2', name: '', layers: [] } }, 1],
  ])('when a day has %s already, %j adds %i wears', (_what, change, added) => {
    const owned = { id: 'w2', date: wear.date, planned: false, postId: null, ...change };
    const duplicates = new Map([['a', 'new']]);
    const preview = previewImport(readRows({}), known({ duplicates, wears: [owned] }), never);
    expect(preview.wears).toBe(added);
  });

  it('a wear of an outfit that is there already is not new', () => {
    const key = outfitKey({ name: 'Sunday', layers: [{ itemId: 'new', ...place }] });
    const worn = { id: 'w2', date: wear.date, planned: false, itemIds: ['new'], postId: null };
    const wears = [{ ...worn, outfit: { id: 'o2', name: 'Sunday', layers: [] } }];
    const data = readRows({ wears: [{ ...wear, outfitId: 'o' }] });
    const change = { duplicates: new Map([['a', 'new']]), outfits: new Map([[key, 'o2']]), wears };
    expect(previewImport(data, known(change), never).wears).toBe(0);
  });

  it('what an earlier import has added is not counted', () => {
    const preview = previewImport(readRows({}), known(), (list) => list === 'items');
    expect(preview).toMatchObject({ items: 0, outfits: 1 });
  });
});
