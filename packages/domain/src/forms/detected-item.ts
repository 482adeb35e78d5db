import { itemCopy } from '../copy/items.ts';
import type { DetectedItem, Item, ItemFacts } from '../entities.ts';
import { detailFactNames } from '../item-facts.ts';
import { postMaxItems } from '../limits/post.ts';
import { garmentImage } from '../rules/garment-images.ts';
import { pick } from '../utils/pick.ts';
import { factValuesOf, type ItemFactValues, type ItemFieldName, withFact } from './item-fields.ts';
import { type PostItems, sharedItems } from './post-draft.ts';

/** The form that corrects a detected item (docs/product.md section 2, Composer). */

/** The facts that a description mentions. */
const describedFacts: readonly ItemFieldName[] = ['category', 'subcategory', 'color'];

/** The form filled from a detected item; its description is the name. */
export function correctionValuesOf(item: DetectedItem): ItemFactValues {
  return factValuesOf({ ...pick(item, detailFactNames), name: item.description });
}

/** Changes one fact. The detected description is cleared with a fact that it mentions, since it no longer fits. */
export function withCorrectedFact<N extends ItemFieldName>(
  values: ItemFactValues,
  name: N,
  value: ItemFactValues[N],
  detected: DetectedItem,
): ItemFactValues {
  const changed = withFact(values, name, value);
  const isOutdated = describedFacts.includes(name) && values.name === detected.description;
  return isOutdated ? { ...changed, name: '' } : changed;
}

/** A detected item with the user's facts, about which the analysis has no confidence. */
export function withCorrection(item: DetectedItem, { name, ...facts }: ItemFacts): DetectedItem {
  return { ...item, ...facts, description: name, confidence: null };
}

/** A stored item as an item of a post. */
export function fromWardrobe(item: Item): DetectedItem {
  const front = garmentImage(item);
  return {
    id: item.id,
    ...pick(item, detailFactNames),
    description: item.name === itemCopy.unnamed ? '' : item.name,
    confidence: null,
    image: item.front ?? item.back,
    cutout: front.isCutout ? front.image : null,
  };
}

/** An item of the wardrobe takes the place of a detected one, which is removed until its own removal brings it back. */
export function withReplacement(before: PostItems, id: string, item: Item): PostItems {
  const successorOf = ({ box }: DetectedItem): DetectedItem => ({
    ...fromWardrobe(item),
    replaces: id,
    ...(box && { box }),
  });
  const items = before.items
    .filter((other) => other.id !== item.id && other.replaces !== id)
    .flatMap((other) => (other.id === id ? [other, successorOf(other)] : [other]));
  const unique = (ids: readonly string[], added: string) => [
    ...ids.filter((other) => other !== added),
    added,
  ];
  return {
    items,
    removedIds: unique(before.removedIds, id).filter((removed) => removed !== item.id),
    wardrobeIds: unique(before.wardrobeIds, item.id),
  };
}

/** Whether a post has as many items as it can have. */
export function isFull(post: Pick<PostItems, 'items' | 'removedIds'>): boolean {
  return sharedItems(post).length >= postMaxItems;
}

/** Adds an item of the wardrobe, or restores it when it was removed. A post that has it or is full is unchanged. */
export function withAddition(before: PostItems, item: Item): PostItems {
  const isListed = before.items.some(({ id }) => id === item.id);
  if (isFull(before) || (isListed && !before.removedIds.includes(item.id))) return before;
  if (isListed) return { ...before, removedIds: before.removedIds.filter((id) => id !== item.id) };
  return {
    ...before,
    items: [...before.items, fromWardrobe(item)],
    wardrobeIds: [...before.wardrobeIds, item.id],
  };
}

/**
 * Removes an item; the removal can be undone. One that has taken the place of a detected item gives it back, so that the
 * detected one can be restored.
 */
export function withRemoval(before: PostItems, id: string): PostItems {
  const { replaces } = before.items.find((item) => item.id === id) ?? {};
  if (before.items.some((item) => item.id === replaces)) return withoutOwnItems(before, [id]);
  return { ...before, removedIds: [...before.removedIds, id] };
}

/** The items that are listed, removed ones included: all but those whose place an own one has taken. */
export function listedItems(items: readonly DetectedItem[]): readonly DetectedItem[] {
  return items.filter(({ id }) => !items.some(({ replaces }) => replaces === id));
}

/** Removes items of the wardrobe that no longer exist. */
export function withoutOwnItems(before: PostItems, ids: readonly string[]): PostItems {
  const exists = (id: string) => !ids.includes(id);
  return {
    ...before,
    items: before.items.filter(({ id }) => exists(id)),
    wardrobeIds: before.wardrobeIds.filter(exists),
  };
}

/** The items of the wardrobe that can replace a detected one: those of its category first. */
export function replacementsFor({ category }: DetectedItem, wardrobe: readonly Item[]): readonly Item[] {
  const fits = (item: Item) => item.category === category;
  return [...wardrobe.filter(fits), ...wardrobe.filter((item) => !fits(item))];
}
