import type { DetectedGarment } from '../analyzer.ts';
import { appearanceOf } from './appearance.ts';
import type { Bitmap } from './bitmap.ts';
import { type ItemClass, itemClasses } from './classes.ts';
import { toDetectedGarment } from './detected-garment.ts';
import { itemTypes } from './garment-types.ts';
import type { Masks } from './masks.ts';
import { boxAround, connectedRegions, type Region } from './regions.ts';

/** Below this probability nothing is suggested. */
const minProbability = 0.5;
/** Of the photo; less foreground than this is not trusted to show where the garment is. */
const minForegroundShare = 0.05;
/** Of the photo's width and height, looked at where no foreground is found. */
const middle = { from: 0.25, to: 0.75 };

/** How likely each kind is, the likeliest first. */
export function itemProbabilities(
  logits: Float32Array,
): { readonly kind: ItemClass; readonly share: number }[] {
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
  const [largest = []] = connectedRegions(
    masks.classes.map((shown) => (shown > 1 ? 1 : 0)),
    masks.width,
  );
  return largest.length < minForegroundShare * masks.classes.length ? middleOf(masks) : largest;
}

/** A kind of garment and how likely it is, 0 to 1. */
export interface ItemPrediction {
  readonly itemClass: Exclude<ItemClass, 'none'>;
  readonly probability: number;
}

/** @returns null where the network sees no garment */
export function predictItem(logits: Float32Array): ItemPrediction | null {
  const [best] = itemProbabilities(logits);
  return best && best.kind !== 'none' ? { itemClass: best.kind, probability: best.share } : null;
}

/**
 * A photo that shows one garment and nobody in it.
 * @param masks of the same photo
 * @param detail the photo, finer than the masks
 * @returns nothing when none of the kinds is likely
 */
export function singleGarment(item: ItemPrediction | null, masks: Masks, detail: Bitmap): DetectedGarment[] {
  if (item === null || item.probability < minProbability) return [];
  const cells = foregroundOf(masks);
  const kind = itemTypes[item.itemClass];
  const look = appearanceOf(kind.category, cells, masks, detail);
  return [toDetectedGarment(kind, look, item.probability, boxAround(cells, masks))];
}
