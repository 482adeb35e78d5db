import { sizesFor } from '../vocabularies/sizes.ts';
import type { ItemFactValues } from './itemFields.ts';
import type { ItemDraft } from './itemUpload.ts';

/** What items that are photographed together often have in common (docs/product.md section 2, Wardrobe). */
const sharedNames = ['brand', 'size', 'material', 'style'] as const;

type SharedName = (typeof sharedNames)[number];

/** Whether an item has anything to hand to the others. */
export function hasSharedFacts(values: Pick<ItemFactValues, SharedName>): boolean {
  return sharedNames.some((name) => values[name] !== '');
}

/** Whether a size makes sense for an item. */
export function sizeFits({ category }: Pick<ItemFactValues, 'category'>, size: string): boolean {
  return size === '' || sizesFor(category).some((known) => known === size);
}

/**
 * The draft with brand, size, material and style of another one. What the other one leaves open stays as it is, and
 * so does the size where it does not fit the category; what is taken over loses its badge.
 */
export function withSharedFacts<Photo>(draft: ItemDraft<Photo>, source: ItemFactValues): ItemDraft<Photo> {
  const taken = sharedNames.filter(
    (name) => source[name] !== '' && (name !== 'size' || sizeFits(draft, source.size)),
  );
  const names: (SharedName | 'customBrand')[] = taken.includes('brand') ? [...taken, 'customBrand'] : taken;
  return {
    ...draft,
    ...Object.fromEntries(names.map((name) => [name, source[name]])),
    detected: draft.detected.filter((name) => !names.some((other) => other === name)),
  };
}

/** The draft with its shared facts as they were before they were taken over. */
export function withFactsBefore<Photo>(draft: ItemDraft<Photo>, before: ItemDraft<Photo>): ItemDraft<Photo> {
  const { brand, customBrand, size, material, style, detected } = before;
  return { ...draft, brand, customBrand, size, material, style, detected };
}
