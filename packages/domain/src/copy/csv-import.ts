import { itemFactNames, type ListFactName, listFactNames } from '../item-facts.ts';
import { csvMaxRows } from '../limits/own-data.ts';
import type { CsvRowProblem } from '../own-data/import-data.ts';
import type { CsvColumn } from '../own-data/items-csv.ts';
import { pick } from '../utils/pick.ts';
import type { CsvEncoding } from '../vocabularies/csv-encodings.ts';
import { commonCopy } from './common.ts';
import { itemCopy, valueLabels } from './items.ts';
import { ownFactsCopy } from './own-facts.ts';

const list = new Intl.ListFormat('en-GB');

/** That a cell of a list has another word than its values. */
const unknownValueReasons = Object.fromEntries(
  listFactNames.map((name) => {
    const values = Object.values(valueLabels[name]).map((label) => label.toLowerCase());
    return [`${name}Unknown`, `its ${itemCopy[name].toLowerCase()} is none of ${list.format(values)}`];
  }),
) as Record<`${ListFactName}Unknown`, string>;

/** Import of a CSV (docs/product.md section 2, Own data). */
export const csvImportCopy = {
  heading: 'Columns of your file',
  body: 'Choose the column for each fact. Facts without a column are left empty.',
  noColumn: 'Not imported',
  column: (number: number) => `Column ${number}`,
  example: (value: string) => `For example: ${value}`,
  columns: {
    ...pick(itemCopy, itemFactNames),
    price: ownFactsCopy.price,
    currency: ownFactsCopy.currency,
    purchaseDate: ownFactsCopy.purchaseDate,
    notes: ownFactsCopy.notes,
    archived: itemCopy.archived,
    frontImage: 'File of the front photo',
    backImage: 'File of the back photo',
  } satisfies Readonly<Record<CsvColumn, string>>,
  encoding: 'Character encoding',
  encodings: {
    'utf-8': 'Unicode (UTF-8)',
    'windows-1252': 'Western (Windows-1252)',
    'utf-16le': 'Unicode (UTF-16)',
    'utf-16be': 'Unicode (UTF-16, big endian)',
  } satisfies Readonly<Record<CsvEncoding, string>>,
  notUnicode:
    'This file is not in Unicode. It was read as Western text: check that accents and signs are right, or choose another encoding.',
  pricesIn: 'Currency of prices without one',
  addPhotos: 'Add photos named in the file',
  photosAdded: (count: number) => (count === 1 ? '1 photo added.' : `${count} photos added.`),
  photosMissing: (count: number) =>
    count === 1
      ? '1 photo that the file names is missing.'
      : `${count} photos that the file names are missing.`,
  drawn: (count: number) =>
    `${commonCopy.itemCount(count)} without a photo: shown as a drawing of the type in its color. You can add photos later.`,
  categoryNeeded: 'Choose the column with the category. An item needs one.',
  reasons: {
    categoryUnknown: 'its category is not one of the wardrobe',
    priceUnreadable: 'its price is not a number, such as 49.90',
    priceTooLarge: 'its price is too large',
    currencyUnknown: 'its currency is unknown',
    dateUnreadable: 'its date of purchase is not clear; write it as 2026-03-31',
    dateInFuture: 'its date of purchase is in the future',
    ...unknownValueReasons,
    archivedUnreadable: 'whether it is archived is neither yes nor no',
    tooLong: 'one of its texts is too long',
  } satisfies Readonly<Record<CsvRowProblem, string>>,
  problems: {
    csvTooLarge: `This CSV is too large. It can have up to ${csvMaxRows.toLocaleString('en')} rows and 8 MB.`,
    csvEmpty:
      'This CSV has no rows. The first row has the names of the columns, and each further row an item.',
    csvUnclosedQuote: 'This CSV has a quotation mark that is not closed. Save it as CSV again.',
    workbook: 'This is a workbook of Excel. Save it as CSV there, and choose the CSV.',
    notLoaded: 'The import could not be loaded. Check your connection and choose the file again.',
  },
} as const;
