import * as z from 'zod/mini';
import { commonCopy } from '../copy/common.ts';
import { itemCopy } from '../copy/items.ts';
import type { DetectedItem, ItemFacts } from '../entities.ts';
import {
  detectedFactNames,
  itemFactNames,
  itemFactSchemas,
  itemFacts,
  unknownItemFacts,
} from '../item-facts.ts';
import { itemFactMaxLength } from '../limits/wardrobe.ts';
import { pick } from '../utils/pick.ts';
import { brands, isBrand } from '../vocabularies/brands.ts';
import { isSubcategoryOf } from '../vocabularies/categories.ts';
import { otherBrand } from '../vocabularies/other-brand.ts';

/** The facts of an item that both item forms edit (docs/product.md section 2, Wardrobe). */

function textField(label: string) {
  return z
    .string()
    .check(z.trim(), z.maxLength(itemFactMaxLength, commonCopy.tooLong(label, itemFactMaxLength)));
}

/** The schemas with a maximum length for texts; their types are the same. */
const limitedTexts: object = Object.fromEntries(
  itemFactNames
    .filter((name) => itemFacts[name].kind === 'text')
    .map((name) => [name, textField(itemCopy[name])]),
);

export const itemFactFields = {
  ...itemFactSchemas,
  ...limitedTexts,
  customBrand: textField(itemCopy.customBrand),
};

/** The schema of the facts in a form, with their messages. */
export const itemFactsSchema = z.object(itemFactFields);

/** The facts as form values: the brand is a choice, with a text field beside "Other". */
export type ItemFactValues = z.infer<typeof itemFactsSchema>;

export type ItemFieldName = keyof ItemFactValues;

export const itemFieldNames = [...itemFactNames, 'customBrand'] as const satisfies readonly ItemFieldName[];

export const itemFactDefaults: ItemFactValues = { ...unknownItemFacts, customBrand: '' };

/** Whether a fact of a form is unknown: an empty text or list. */
export function isUnknown(value: ItemFactValues[ItemFieldName]): boolean {
  return value.length === 0;
}

/**
 * Changes one fact and what depends on it: another category clears the subcategory, another brand than "Other" clears
 * the custom brand (docs/product.md section 4).
 */
export function withFact<V extends ItemFactValues, N extends ItemFieldName>(
  values: V,
  name: N,
  value: ItemFactValues[N],
): V {
  const changed = { ...values, [name]: value };
  if (name === 'category' && value !== values.category) changed.subcategory = '';
  if (name === 'brand' && value !== otherBrand) changed.customBrand = '';
  return changed;
}

/** The form values of a stored brand: one that is not offered becomes "Other" with a custom brand. */
export function brandValues(brand: string): Pick<ItemFactValues, 'brand' | 'customBrand'> {
  if (brand === '' || isBrand(brand)) return { brand, customBrand: '' };
  const offered = brands.find((name) => name.toLowerCase() === brand.trim().toLowerCase());
  return offered === undefined
    ? { brand: otherBrand, customBrand: brand }
    : { brand: offered, customBrand: '' };
}

/** The facts as they are saved: a custom brand replaces "Other". */
export function savedFacts(values: ItemFactValues): ItemFacts {
  const custom = values.customBrand.trim();
  const brand = values.brand === otherBrand && custom !== '' ? custom : values.brand;
  return { ...pick(values, itemFactNames), brand };
}

/** The form values of stored facts. */
export function factValuesOf(facts: ItemFacts): ItemFactValues {
  return { ...pick(facts, itemFactNames), ...brandValues(facts.brand) };
}

/** The choices of a field; a stored value that is not among them comes first. */
export function withCurrentChoice(choices: readonly string[], current: string): readonly string[] {
  return current === '' || choices.includes(current) ? choices : [current, ...choices];
}

/** The known facts of a detected item as form values; a subcategory of another category is dropped. */
export function detectedFacts(detected: DetectedItem): Partial<ItemFactValues> {
  const { category, subcategory, brand } = detected;
  const facts = {
    ...pick(detected, detectedFactNames),
    subcategory: isSubcategoryOf(category, subcategory) ? subcategory : '',
    ...brandValues(brand),
  };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== ''));
}
