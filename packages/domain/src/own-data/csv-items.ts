import { itemCopy } from '../copy/items.ts';
import { itemFactNames, itemFacts, type ListFactName, listFactNames } from '../item-facts.ts';
import { itemFactMaxLength, itemNotesMaxLength } from '../limits/wardrobe.ts';
import { characterCount, firstCharacters } from '../utils/character-count.ts';
import { brands } from '../vocabularies/brands.ts';
import type { Currency } from '../vocabularies/currencies.ts';
import { materials } from '../vocabularies/materials.ts';
import { sizes } from '../vocabularies/sizes.ts';
import { styles } from '../vocabularies/styles.ts';
import type { CsvMapping } from './csv-columns.ts';
import { unguardFormula } from './csv-formulas.ts';
import {
  asKnownValue,
  readColor,
  readCurrency,
  readDay,
  readList,
  readPrice,
  readType,
  readYesNo,
} from './csv-values.ts';
import type { CsvRowProblem, ImportData, RowProblem } from './import-data.ts';
import type { CsvColumn } from './items-csv.ts';
import type { ExportedItem } from './schema.ts';

/** The names of the photos of an item, as the file has them; empty when it has none. */
export interface CsvPhotos {
  readonly front: string;
  readonly back: string;
}

/** What a CSV offers to import. The items have no photos yet. */
export interface CsvImport {
  readonly data: ImportData;
  /** By the id of the item. */
  readonly photos: ReadonlyMap<string, CsvPhotos>;
}

export interface CsvOptions {
  readonly mapping: CsvMapping;
  /** The currency of prices that do not name one. */
  readonly currency: Currency;
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

type Cells = Readonly<Record<CsvColumn, string>>;

const textLimits: readonly (readonly [CsvColumn, number])[] = [
  ...itemFactNames
    .filter((name) => itemFacts[name].kind === 'text')
    .map((column) => [column, itemFactMaxLength] as const),
  ['notes', itemNotesMaxLength],
];

/** The facts that are lists, or which of them has an unknown value. */
function readLists(cells: Cells): Pick<ExportedItem, ListFactName> | CsvRowProblem {
  const lists = listFactNames.map((name) => [name, readList(name, cells[name])] as const);
  const unknown = lists.find(([, values]) => values === null);
  if (unknown) return `${unknown[0]}Unknown`;
  return Object.fromEntries(lists) as Pick<ExportedItem, ListFactName>;
}

/** The facts of a row, or why it cannot be imported. */
function readRow(cells: Cells, { currency, today }: CsvOptions): Omit<ExportedItem, 'id'> | CsvRowProblem {
  const type = readType(cells.category, cells.subcategory);
  if (type === null) return 'categoryUnknown';
  if (textLimits.some(([column, limit]) => characterCount(cells[column]) > limit)) return 'tooLong';
  const rowCurrency = cells.currency === '' ? currency : readCurrency(cells.currency);
  if (rowCurrency === null) return 'currencyUnknown';
  const price = readPrice(cells.price, rowCurrency);
  if (price === 'unreadable') return 'priceUnreadable';
  if (price === 'tooLarge') return 'priceTooLarge';
  const purchaseDate = cells.purchaseDate === '' ? '' : readDay(cells.purchaseDate);
  if (purchaseDate === null) return 'dateUnreadable';
  if (purchaseDate > today) return 'dateInFuture';
  const lists = readLists(cells);
  if (typeof lists === 'string') return lists;
  const archived = readYesNo(cells.archived);
  if (archived === null) return 'archivedUnreadable';
  return {
    createdAt: '',
    source: 'wardrobe',
    name: cells.name || itemCopy.unnamed,
    ...type,
    brand: asKnownValue(cells.brand, brands),
    size: asKnownValue(cells.size, sizes),
    color: readColor(cells.color),
    material: asKnownValue(cells.material, materials),
    style: asKnownValue(cells.style, styles),
    ...lists,
    notes: cells.notes,
    price,
    purchaseDate,
    archived,
    showsCutout: true,
    front: null,
    back: null,
  };
}

function cellsOf(row: readonly string[], mapping: CsvMapping): Cells {
  const entries = Object.entries(mapping).map(([column, index]) => [
    column,
    index === null ? '' : unguardFormula(row[index] ?? '').trim(),
  ]);
  return Object.fromEntries(entries) as Cells;
}

/**
 * Reads the rows of a CSV as items. Rows that are not valid become problems; the others can be imported.
 * @param fileId the same for the same content
 * @param rows without the header
 */
export function readCsvItems(
  fileId: string,
  rows: readonly (readonly string[])[],
  options: CsvOptions,
): CsvImport {
  const items: ExportedItem[] = [];
  const problems: RowProblem[] = [];
  const numbers: number[] = [];
  const photos = new Map<string, CsvPhotos>();
  for (const [index, row] of rows.entries()) {
    const cells = cellsOf(row, options.mapping);
    const read = readRow(cells, options);
    if (typeof read === 'string') {
      const name = firstCharacters(cells.name, itemFactMaxLength);
      problems.push({ list: 'items', row: index + 1, name, reason: read });
      continue;
    }
    const id = `row-${index + 1}`;
    items.push({ id, ...read });
    numbers.push(index + 1);
    photos.set(id, { front: cells.frontImage, back: cells.backImage });
  }
  const rowNumbers = { items: numbers, wishlist: [], outfits: [], wears: [] };
  const data = { exportId: fileId, items, wishlist: [], outfits: [], wears: [], problems, rowNumbers };
  return { data, photos };
}
