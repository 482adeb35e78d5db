import type { ListFactName, ListFactValue } from '../item-facts.ts';
import { type Season, seasons } from '../vocabularies/seasons.ts';
import type { CsvColumn } from './items-csv.ts';

/** How spreadsheets name the facts of garments and the values of lists. */

/**
 * Other names of columns in spreadsheets about clothes, in lower case and without separators. A type is the category,
 * or the subcategory when another column is the category.
 */
export const csvNames: Readonly<Record<CsvColumn, readonly string[]>> = {
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

type OtherValues<Name extends ListFactName> = ReadonlyMap<string, readonly ListFactValue<Name>[]>;

/** Other words for values of lists, in lower case and in the singular, beside the values themselves. */
export const csvListValues: { readonly [Name in ListFactName]: OtherValues<Name> } = {
  season: new Map<string, readonly Season[]>([
    ['fall', ['autumn']],
    ['all year', seasons],
    ['all season', seasons],
    ['all', seasons],
    ['year round', seasons],
  ]),
};
