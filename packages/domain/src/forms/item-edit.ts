import * as z from 'zod/mini';
import { itemEditCopy } from '../copy/item-forms.ts';
import { itemCopy } from '../copy/items.ts';
import type { Item } from '../entities.ts';
import { categories } from '../vocabularies/categories.ts';
import { factValuesOf, type ItemFactValues, itemFactFields } from './item-fields.ts';

/** The edit-item form (docs/product.md section 5). Only the category is required. */
export const itemEditSchema = z.object({
  ...itemFactFields,
  category: z
    .enum(['', ...categories])
    .check(z.refine((category) => category !== '', itemEditCopy.categoryMissing)),
});

/** The form filled from an item; the default name shows as an empty field. */
export function itemEditValuesOf(item: Item): ItemFactValues {
  const facts = factValuesOf(item);
  return { ...facts, name: facts.name === itemCopy.unnamed ? '' : facts.name };
}
