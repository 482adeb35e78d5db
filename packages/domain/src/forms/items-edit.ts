import { itemEditCopy } from '../copy/item-forms.ts';
import type { Item, ItemFacts } from '../entities.ts';
import { detailFactNames } from '../item-facts.ts';
import { pick } from '../utils/pick.ts';
import {
  factValuesOf,
  type ItemFactValues,
  type ItemFieldName,
  itemFactDefaults,
  itemFactFields,
  savedFacts,
  withFact,
} from './item-fields.ts';

/** The form that gives several items the same facts (docs/product.md section 2, Wardrobe). */
export interface ItemsEdit {
  /** A fact in which the items differ is unknown until it is changed. */
  readonly values: ItemFactValues;
  /** The fields in which the items differ, without the changed ones. */
  readonly different: readonly ItemFieldName[];
  /** The changed fields. */
  readonly changed: ReadonlySet<ItemFieldName>;
}

/** The facts that several items can be given at once. */
export type CommonFacts = Partial<Omit<ItemFacts, 'name'>>;

const fieldNames = [...detailFactNames, 'customBrand'] as const;

const isSame = (a: ItemFactValues[ItemFieldName], b: ItemFactValues[ItemFieldName]) =>
  JSON.stringify(a) === JSON.stringify(b);

/** The form with what the items have in common. */
export function itemsEditOf(items: readonly Item[]): ItemsEdit {
  const [first = itemFactDefaults, ...others] = items.map(factValuesOf);
  const different = fieldNames.filter((name) => others.some((facts) => !isSame(facts[name], first[name])));
  const values = { ...first, ...pick(itemFactDefaults, different), name: '' };
  return { values, different, changed: new Set() };
}

/** Changes one fact and what depends on it. */
export function withCommonFact<N extends ItemFieldName>(
  { values, different, changed }: ItemsEdit,
  name: N,
  value: ItemFactValues[N],
): ItemsEdit {
  const next = withFact(values, name, value);
  const dependent = fieldNames.filter((other) => other !== name && !isSame(next[other], values[other]));
  const touched: readonly ItemFieldName[] = [
    name,
    ...dependent,
    ...(name === 'category' ? ['subcategory' as const] : []),
  ];
  return {
    values: next,
    different: different.filter((other) => !touched.includes(other)),
    changed: new Set([...changed, ...touched]),
  };
}

/** The facts to store: only the changed ones. */
export function commonFacts({ values, changed }: ItemsEdit): CommonFacts {
  const saved = savedFacts(values);
  const names = detailFactNames.filter(
    (name) => changed.has(name) || (name === 'brand' && changed.has('customBrand')),
  );
  return pick(saved, names);
}

/** Messages about values that cannot be stored, by field: no category, or a custom brand that is too long. */
export function commonFactProblems({ values, changed }: ItemsEdit): Partial<Record<ItemFieldName, string>> {
  const custom = itemFactFields.customBrand.safeParse(values.customBrand);
  return {
    ...(changed.has('category') && values.category === '' && { category: itemEditCopy.categoryMissing }),
    ...(custom.error?.issues[0] && { customBrand: custom.error.issues[0].message }),
  };
}
