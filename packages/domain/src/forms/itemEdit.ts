import * as z from 'zod/mini';
import { itemEditCopy } from '../copy/itemForms.ts';
import { itemCopy } from '../copy/items.ts';
import type { Item } from '../entities.ts';
import { categories } from '../vocabularies/categories.ts';
import { factValuesOf, itemFactDefaults, itemFactFields } from './itemFields.ts';

/** The edit-item form (docs/product.md section 5, Wardrobe edit). Photos are of the caller's type. */
export function itemEditSchema<Photo>() {
  return z.object({
    ...itemFactFields,
    category: z
      .enum(['', ...categories])
      .check(z.refine((category) => category !== '', itemEditCopy.categoryMissing)),
    /** A new photo; null keeps the stored one. */
    newFront: z.custom<Photo | null>(),
    newBack: z.custom<Photo | null>(),
  });
}

export type ItemEditValues<Photo> = z.infer<ReturnType<typeof itemEditSchema<Photo>>>;

/** The form without an item. */
export function itemEditDefaults<Photo>(): ItemEditValues<Photo> {
  return { ...itemFactDefaults, newFront: null, newBack: null };
}

/** The form filled from an item; the default name shows as an empty field. */
export function itemEditValuesOf<Photo>(item: Item): ItemEditValues<Photo> {
  const facts = factValuesOf(item);
  const name = facts.name === itemCopy.unnamed ? '' : facts.name;
  return { ...facts, name, newFront: null, newBack: null };
}
