import { type CsvColumn, csvColumns } from './items-csv.ts';

/** The index of the column of a file for each fact; null when the fact is not imported. */
export type CsvMapping = Readonly<Record<CsvColumn, number | null>>;

/**
 * Other names of columns in spreadsheets about clothes, in lower case and without separators. A type is the category,
 * or the subcategory when another column is the category.
 */
const synonyms: Readonly<Record<CsvColumn, readonly string[]>> = {
  name: ['itemname', 'item', 'title', 'garment', 'product', 'productname', 'description'],
  category: ['type', 'itemtype', 'group', 'department', 'kind'],
  subcategory: ['subtype', 'subcat', 'producttype', 'garmenttype', 'type', 'itemtype', 'kind'],
  brand: ['label', 'designer', 'maker', 'manufacturer', 'brandname'],
  size: ['sizing', 'itemsize'],
  color: ['colour', 'colors', 'colours', 'maincolor', 'maincolour', 'primarycolor'],
  material: ['materials', 'fabric', 'fabrics', 'composition', 'textile'],
  style: ['look', 'aesthetic', 'styles', 'occasion'],
  season: ['seasons', 'seasonality'],
  price: ['cost', 'amount', 'purchaseprice', 'paid', 'pricepaid', 'value', 'retailprice'],
  currency: ['currencycode', 'pricecurrency'],
  purchaseDate: ['purchased', 'datepurchased', 'dateofpurchase', 'bought', 'boughton', 'datebought', 'date'],
  notes: ['note', 'comment', 'comments', 'remarks', 'details'],
  archived: ['archive', 'isarchived', 'inactive', 'hidden'],
  frontImage: [
    'image',
    'photo',
    'picture',
    'front',
    'frontphoto',
    'imagefile',
    'filename',
    'images',
    'photos',
  ],
  backImage: ['back', 'backphoto', 'secondimage', 'image2', 'photo2'],
};

/** A name without case, accents, units in brackets and separators. */
const normalized = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\([^)]*\)/g, '')
    .replace(/[^a-z0-9]/g, '');

/** Finds the columns of a file by their names. Each column is used once; exact names come before other ones. */
export function matchCsvColumns(header: readonly string[]): CsvMapping {
  const names = header.map(normalized);
  const mapping = Object.fromEntries(csvColumns.map((column) => [column, null])) as {
    [Column in CsvColumn]: number | null;
  };
  const used = new Set<number>();
  function use(column: CsvColumn, wanted: readonly string[]): void {
    const index = names.findIndex((name, at) => !used.has(at) && wanted.includes(name));
    if (mapping[column] !== null || index < 0) return;
    mapping[column] = index;
    used.add(index);
  }
  for (const column of csvColumns) use(column, [normalized(column)]);
  for (const column of csvColumns) use(column, synonyms[column].map(normalized));
  return mapping;
}
