import { type SharedFactName, sharedFactNames } from '../item-facts.ts';
import { pick } from '../utils/pick.ts';
import { sizesFor } from '../vocabularies/sizes.ts';
import { type ItemFactValues, isUnknown } from './item-fields.ts';
import type { ItemDraft } from './item-upload.ts';

/** The facts that items photographed together often share (docs/product.md section 2, Wardrobe). */

const sharedFieldNames = [...sharedFactNames, 'customBrand'] as const;

/** Whether an item has a fact that can be copied to the others. */
export function hasSharedFacts(values: Pick<ItemFactValues, SharedFactName>): boolean {
  return sharedFactNames.some((name) => !isUnknown(values[name]));
}

/** Whether a size is one of the sizes of the item's category. */
export function sizeFits({ category }: Pick<ItemFactValues, 'category'>, size: string): boolean {
  return size === '' || sizesFor(category).some((known) => known === size);
}

/**
 * Copies the shared facts of another draft. Unknown facts and a size that does not fit the category are not copied; a
 * copied fact loses its "AI Detected" badge.
 */
export function withSharedFacts<Photo>(draft: ItemDraft<Photo>, source: ItemFactValues): ItemDraft<Photo> {
  const copied = sharedFactNames.filter(
    (name) => !isUnknown(source[name]) && (name !== 'size' || sizeFits(draft, source.size)),
  );
  const names = copied.includes('brand') ? [...copied, 'customBrand' as const] : copied;
  return {
    ...draft,
    ...pick(source, names),
    detected: draft.detected.filter((name) => !names.some((other) => other === name)),
  };
}

/** Restores the shared facts that a draft had before they were copied. */
export function withFactsBefore<Photo>(draft: ItemDraft<Photo>, before: ItemDraft<Photo>): ItemDraft<Photo> {
  return { ...draft, ...pick(before, sharedFieldNames), detected: before.detected };
}
