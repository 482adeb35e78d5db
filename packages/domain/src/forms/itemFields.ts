import * as z from 'zod/mini';
import { commonCopy } from '../copy/common.ts';
import { itemCopy } from '../copy/items.ts';
import type { DetectedItem, ItemFacts } from '../entities.ts';
import { itemFactMaxLength } from '../limits.ts';
import { brands, isBrand, otherBrand } from '../vocabularies/brands.ts';
import { categories, isSubcategoryOf } from '../vocabularies/categories.ts';

/** The facts of an item that both item forms edit (docs/product.md section 2, Wardrobe screen). */

function factField(label: string) {
  return z
    .string()
    .check(z.trim(), z.maxLength(itemFactMaxLength, commonCopy.tooLong(label, itemFactMaxLength)));
}

export const itemFactFields = {
  name: factField(itemCopy.name),
  category: z.enum(['', ...categories]),
  subcategory: factField(itemCopy.subcategory),
  brand: factField(itemCopy.brand),
  customBrand: factField(itemCopy.customBrand),
  size: factField(itemCopy.size),
  color: factField(itemCopy.color),
  material: factField(itemCopy.material),
  style: factField(itemCopy.style),
};

const itemFactsSchema = z.object(itemFactFields);

/** The facts as a form holds them: the brand is a choice, with a text of its own beside 'Other'. */
export type ItemFactValues = z.infer<typeof itemFactsSchema>;

export const itemFactDefaults: ItemFactValues = {
  name: '',
  category: '',
  subcategory: '',
  brand: '',
  customBrand: '',
  size: '',
  color: '',
  material: '',
  style: '',
};

/**
 * The facts after one of them changed: another category clears the subcategory, another brand than
 * 'Other' clears the custom one (section 4, Wardrobe edit modal).
 */
export function withFact<V extends ItemFactValues, N extends keyof ItemFactValues>(
  values: V,
  name: N,
  value: ItemFactValues[N],
): V {
  const changed = { ...values, [name]: value };
  if (name === 'category' && value !== values.category) changed.subcategory = '';
  if (name === 'brand' && value !== otherBrand) changed.customBrand = '';
  return changed;
}

/** How a stored brand stands in the form: one that is not offered is 'Other' with a custom text. */
export function brandValues(brand: string): Pick<ItemFactValues, 'brand' | 'customBrand'> {
  if (brand === '' || isBrand(brand)) return { brand, customBrand: '' };
  const offered = brands.find((name) => name.toLowerCase() === brand.trim().toLowerCase());
  return offered === undefined
    ? { brand: otherBrand, customBrand: brand }
    : { brand: offered, customBrand: '' };
}

/** The facts as they are saved: the custom brand replaces 'Other' when it is given. */
export function savedFacts({ customBrand, ...facts }: ItemFactValues): ItemFacts {
  const custom = customBrand.trim();
  return { ...facts, brand: facts.brand === otherBrand && custom !== '' ? custom : facts.brand };
}

/** An item's facts as the form shows them. */
export function factValuesOf(facts: ItemFacts): ItemFactValues {
  const { name, category, subcategory, size, color, material, style } = facts;
  return { name, category, subcategory, ...brandValues(facts.brand), size, color, material, style };
}

/** The choices of a field, with a stored value in front that is not among them. */
export function withCurrentChoice(choices: readonly string[], current: string): readonly string[] {
  return current === '' || choices.includes(current) ? choices : [current, ...choices];
}

/** The facts of a detected item that a form may take; a subcategory that its category lacks is dropped. */
export function detectedFacts(detected: DetectedItem): Partial<ItemFactValues> {
  const { category, subcategory, brand, color, material, style } = detected;
  const facts = {
    category,
    subcategory: isSubcategoryOf(category, subcategory) ? subcategory : '',
    ...brandValues(brand),
    color,
    material,
    style,
  };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== ''));
}
