import { unknownItemFacts } from '@aura/domain/item-facts';
import { matchCsvColumns } from '@aura/domain/own-data/csv-columns';
import { readCsvItems } from '@aura/domain/own-data/csv-items';
import { itemsCsv } from '@aura/domain/own-data/items-csv';
import type { ExportedItem } from '@aura/domain/own-data/schema';
import { unknownOwnFacts } from '@aura/domain/own-facts';
import { expect, it } from 'vitest';
import { readCsvTable } from './read-csv-table.ts';

const photo = (file: string) => ({ file, width: 8, height: 8, thumbhash: null });
const items: readonly ExportedItem[] = [
  {
    id: 'a',
    createdAt: '2026-01-01T00:00:00.000Z',
    source: 'wardrobe',
    showsCutout: true,
    name: '=HYPERLINK("http://x")',
    category: 'Tops',
    subcategory: 'Coats',
    brand: 'COS',
    size: 'M',
    color: 'Navy',
    material: '-',
    style: '+1',
    season: ['autumn', 'winter'],
    notes: '@home, "mended"\nin 2024; ’twas worn',
    price: { amount: 4990, currency: 'PLN' },
    purchaseDate: '2024-03-04',
    archived: true,
    front: photo('images/items/a-front.jpg'),
    back: photo('images/items/a-back.jpg'),
  },
  {
    id: 'b',
    createdAt: '2026-01-01T00:00:00.000Z',
    source: 'wardrobe',
    showsCutout: true,
    ...unknownItemFacts,
    ...unknownOwnFacts,
    name: "'=quoted",
    category: 'Shoes',
    front: null,
    back: null,
  },
];

async function* pages() {
  yield items;
}

it('the CSV of an export is imported with the same facts, and no cell of it begins like a formula', async () => {
  const parts: string[] = [];
  for await (const part of itemsCsv(pages())) parts.push(part);
  const table = await readCsvTable(new Blob(parts), null);
  if (typeof table === 'string') throw new Error(table);
  expect(table.rows.flat().filter((cell) => /^[=+\-@]/.test(cell))).toEqual([]);
  const mapping = matchCsvColumns(table.header);
  const { data, photos } = readCsvItems(table.fileId, table.rows, {
    mapping,
    currency: 'EUR',
    today: '2026-06-01',
  });
  expect(data.problems).toEqual([]);
  const written = items.map(({ id: _, createdAt: __, front: ___, back: ____, ...facts }) => facts);
  expect(data.items).toEqual(written.map((facts) => expect.objectContaining(facts)));
  expect(photos.get('row-1')).toEqual({
    front: 'images/items/a-front.jpg',
    back: 'images/items/a-back.jpg',
  });
});
