import * as z from 'zod/mini';
import { itemFactNames, type ListFactName } from '../item-facts.ts';
import { itemFactMaxLength, itemNotesMaxLength, itemPriceMax } from '../limits/wardrobe.ts';
import { characterCount, firstCharacters } from '../utils/character-count.ts';
import { wearDaySchema } from '../wears.ts';
import {
  type ExportedItem,
  type ExportedRow,
  exportedItemSchema,
  exportedOutfitSchema,
  exportedWearSchema,
  exportedWishlistEntrySchema,
  ownDataFormat,
  ownDataVersion,
} from './schema.ts';
import type { ImportProblem } from './zip-problem.ts';

/** The lists that an import adds. */
export type ImportList = 'items' | 'wishlist' | 'outfits' | 'wears';

/** Why a row of a CSV cannot be imported. */
export type CsvRowProblem =
  | 'categoryUnknown'
  | 'priceUnreadable'
  | 'priceTooLarge'
  | 'currencyUnknown'
  | 'dateUnreadable'
  | 'dateInFuture'
  | `${ListFactName}Unknown`
  | 'archivedUnreadable'
  | 'tooLong';

/** A row that cannot be imported, counted from 1. */
export interface RowProblem {
  readonly list: ImportList;
  readonly row: number;
  /** The name of the item or outfit, or the day; empty when unknown. */
  readonly name: string;
  readonly reason: 'invalid' | 'noPhoto' | 'planInPast' | CsvRowProblem;
}

/** What a file offers to import. */
export interface ImportData {
  readonly exportId: string;
  readonly items: readonly ExportedItem[];
  readonly wishlist: readonly ExportedRow<'wishlist'>[];
  readonly outfits: readonly ExportedRow<'outfits'>[];
  readonly wears: readonly ExportedRow<'wears'>[];
  readonly problems: readonly RowProblem[];
  /** The number of each row of a list in the file, counted from 1. */
  readonly rowNumbers: Readonly<Record<ImportList, readonly number[]>>;
}

const headSchema = z.object({
  format: z.literal(ownDataFormat),
  version: z.int(),
  exportId: z.string().check(z.regex(/^[\w-]{1,64}$/)),
});

const listsSchema = z.object({
  items: z.array(z.unknown()),
  wishlist: z.array(z.unknown()),
  outfits: z.array(z.unknown()),
  wears: z.array(z.unknown()),
});

function isItemWithinLimits(item: ExportedItem): boolean {
  const texts = itemFactNames.flatMap((name): string | readonly string[] => item[name]);
  return (
    texts.every((text) => characterCount(text) <= itemFactMaxLength) &&
    item.category !== '' &&
    characterCount(item.notes) <= itemNotesMaxLength &&
    (item.price === null || (Number.isInteger(item.price.amount) && item.price.amount <= itemPriceMax))
  );
}

const nameOf = (row: unknown): string => {
  const { name, date } = Object(row) as { name?: unknown; date?: unknown };
  const found = typeof name === 'string' ? name : date;
  return typeof found === 'string' ? firstCharacters(found, itemFactMaxLength) : '';
};

/**
 * Reads `data.json` of an export. Rows that are not valid become problems; the others can be imported.
 * @param files the names of the files of the ZIP
 * @param today `YYYY-MM-DD`
 */
export function readImportData(
  text: string,
  files: ReadonlySet<string>,
  today: string,
): ImportData | ImportProblem {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return 'damaged';
  }
  const head = headSchema.safeParse(json);
  if (!head.success) return 'otherProduct';
  if (head.data.version > ownDataVersion) return 'newerVersion';
  const lists = listsSchema.safeParse(json);
  if (!lists.success) return 'damaged';
  const problems: RowProblem[] = [];

  function rowsOf<Row>(
    list: ImportList,
    schema: z.ZodMiniType<Row>,
    problemOf: (row: Row) => RowProblem['reason'] | null,
  ): { row: Row; number: number }[] {
    return (
      lists.data?.[list].flatMap((raw, index) => {
        const parsed = schema.safeParse(raw);
        const reason = parsed.success ? problemOf(parsed.data) : 'invalid';
        if (reason === null && parsed.success) return [{ row: parsed.data, number: index + 1 }];
        problems.push({ list, row: index + 1, name: nameOf(raw), reason: reason ?? 'invalid' });
        return [];
      }) ?? []
    );
  }

  const items = rowsOf('items', exportedItemSchema, (item) => {
    if (item.source === 'detected') return null;
    if (!isItemWithinLimits(item)) return 'invalid';
    return item.front !== null && files.has(item.front.file) ? null : 'noPhoto';
  }).filter(({ row }) => row.source === 'wardrobe');
  const wishlist = rowsOf('wishlist', exportedWishlistEntrySchema, () => null);
  const outfits = rowsOf('outfits', exportedOutfitSchema, () => null);
  const wears = rowsOf('wears', exportedWearSchema, ({ planned, date }) => {
    if (!wearDaySchema.safeParse(date).success) return 'invalid';
    return planned && date < today ? 'planInPast' : null;
  });
  return {
    exportId: head.data.exportId,
    items: items.map(({ row }) => row),
    wishlist: wishlist.map(({ row }) => row),
    outfits: outfits.map(({ row }) => row),
    wears: wears.map(({ row }) => row),
    problems,
    rowNumbers: {
      items: items.map(({ number }) => number),
      wishlist: wishlist.map(({ number }) => number),
      outfits: outfits.map(({ number }) => number),
      wears: wears.map(({ number }) => number),
    },
  };
}
