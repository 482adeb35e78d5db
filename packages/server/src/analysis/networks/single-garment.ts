import type { FoundGarment } from '../analyzer.ts';
import type { Bitmap } from './bitmap.ts';
import { type ItemClass, itemClasses } from './classes.ts';
import { foundGarment } from './found.ts';
import { kindsOfItems } from './kinds.ts';
import { lookOf } from './look.ts';
import type { Masks } from './masks.ts';
import { boxAround, type Region, regionsIn } from './regions.ts';

/** Below this probability nothing is suggested. */
const suggestedFrom = 0.5;
/** Of the photo; less foreground than this is not trusted to show where the garment is. */
const foregroundFrom = 0.05;
/** Of the photo's width and height, looked at where no foreground is found. */
const middle = { from: 0.25, to: 0.75 };

/** How likely each kind is, the likeliest first. */
export function itemShares(logits: Float32Array): { readonly kind: ItemClass; readonly share: number }[] {
  const largest = Math.max(...logits);
  const powers = itemClasses.map((_, index) => Math.exp((logits[index] ?? 0) - largest));
  const sum = powers.reduce((total, power) => total + power, 0);
  return itemClasses
    .map((kind, index) => ({ kind, share: (powers[index] ?? 0) / sum }))
    .sort((one, other) => other.share - one.share);
}

function middleOf({ width, height }: Masks): Region {
  const within = (at: number, size: number) => at >= middle.from * size && at < middle.to * size;
  return Array.from({ length: width * height }, (_, cell) => cell).filter(
    (cell) => within(cell % width, width) && within(Math.floor(cell / width), height),
  );
}

/** Where the garment lies: whatever is worn, without the hand that holds it; else the middle. */
function foregroundOf(masks: Masks): Region {
  const [largest = []] = regionsIn(
    masks.classes.map((shown) => (shown > 1 ? 1 : 0)),
    masks.width,
  );
  return largest.length < foregroundFrom * masks.classes.length ? middleOf(masks) : largest;
}

/** A kind of garment and how likely it is, 0 to 1. */
export interface LikelyItem {
  readonly kind: Exclude<ItemClass, 'none'>;
  readonly share: number;
}

/** @returns null where the network sees no garment */
export function likeliestItem(logits: Float32Array): LikelyItem | null {
  const [best] = itemShares(logits);
  return best && best.kind !== 'none' ? { kind: best.kind, share: best.share } : null;
}

/**
 * A photo that shows one garment and nobody in it.
 * @param masks of the same photo
 * @param detail the photo, finer than the masks
 * @returns nothing when none of the kinds is likely
 */
export function singleGarment(item: LikelyItem | null, masks: Masks, detail: Bitmap): FoundGarment[] {
  if (item === null || item.share < suggestedFrom) return [];
  const cells = foregroundOf(masks);
  const kind = kindsOfItems[item.kind];
  const look = lookOf(kind.category, cells, masks, detail);
  return [foundGarment(kind, look, item.share, boxAround(cells, masks))];
}
