import { itemFactNames } from '../item-facts.ts';
import { priceInput } from '../rules/prices.ts';
import { guardFormula } from './csv-formulas.ts';
import type { Pages } from './own-data-source.ts';
import type { ExportedItem } from './schema.ts';

/** The columns of `items.csv`, which the import of a CSV recognises by these names. */
export const csvColumns = [
  ...itemFactNames,
  ...(['price', 'currency', 'purchaseDate', 'notes', 'archived', 'frontImage', 'backImage'] as const),
] as const;

export type CsvColumn = (typeof csvColumns)[number];

/** Separates the values of a list in one cell. */
const csvListSeparator = '; ';

/** Spreadsheets read a CSV that begins with it as UTF-8. */
const byteOrderMark = '\uFEFF';

const cell = (text: string) => (/[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const line = (cells: readonly string[]) => `${cells.map(guardFormula).map(cell).join(',')}\r\n`;

function cellsOf(item: ExportedItem): string[] {
  const { price, front, back } = item;
  const facts = itemFactNames.map((name) => {
    const value: string | readonly string[] = item[name];
    return typeof value === 'string' ? value : value.join(csvListSeparator);
  });
  return [
    ...facts,
    price ? priceInput(price) : '',
    price?.currency ?? '',
    item.purchaseDate,
    item.notes,
    item.archived ? 'yes' : 'no',
    front?.file ?? '',
    back?.file ?? '',
  ];
}

/** The items of the wardrobe as CSV; detected items belong to their posts. */
export async function* itemsCsv(items: Pages<ExportedItem>): AsyncGenerator<string> {
  yield byteOrderMark + line(csvColumns);
  for await (const page of items) {
    const own = page.filter(({ source }) => source === 'wardrobe');
    yield own.map((item) => line(cellsOf(item))).join('');
  }
}
