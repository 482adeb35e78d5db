import type { DetectedGarment } from '../analyzer.ts';
import { appearanceOf } from './appearance.ts';
import type { Bitmap } from './bitmap.ts';
import { type ItemClass, itemClasses } from './classes.ts';
import { toDetectedGarment } from './detected-garment.ts';
import { itemTypes } from './garment-types.ts';
import type { Masks } from './masks.ts';
import { boxAround, connectedRegions, type Region } from './regions.ts';

/** Minimum probability of a garment. */
const minProbability = 0.5;
/** Minimum share of the photo that the foreground covers; below it, the photo's centre is used. */
const minForegroundShare = 0.05;
/** The photo's centre, as a share of its width and height. */
const center = { from: 0.25, to: 0.75 };

/** Returns the probability of each class, the most likely first. */
export function itemProbabilities(
  logits: Float32Array,
): { readonly itemClass: ItemClass; readonly probability: number }[] {
  const largest = Math.max(...logits);
  const exponentials = itemClasses.map((_, index) => Math.exp((logits[index] ?? 0) - largest));
  const sum = exponentials.reduce((total, power) => total + power, 0);
  return itemClasses
    .map((itemClass, index) => ({ itemClass, probability: (exponentials[index] ?? 0) / sum }))
    .sort((one, other) => other.probability - one.probability);
}

function centerOf({ width, height }: Masks): Region {
  const isWithin = (at: number, size: number) => at >= center.from * size && at < center.to * size;
  return Array.from({ length: width * height }, (_, cell) => cell).filter(
    (cell) => isWithin(cell % width, width) && isWithin(Math.floor(cell / width), height),
  );
}

/** Returns the garment's region: the largest area of any garment class, otherwise the photo's centre. */
function foregroundOf(masks: Masks): Region {
  const [largest = []] = connectedRegions(
    masks.classes.map((shown) => (shown > 1 ? 1 : 0)),
    masks.width,
  );
  return largest.length < minForegroundShare * masks.classes.length ? centerOf(masks) : largest;
}

/** A class of a single garment and its probability, 0 to 1. */
export interface ItemPrediction {
  readonly itemClass: Exclude<ItemClass, 'none'>;
  readonly probability: number;
}

/** @returns null when the most likely class is `none` */
export function predictItem(logits: Float32Array): ItemPrediction | null {
  const [best] = itemProbabilities(logits);
  return best && best.itemClass !== 'none'
    ? { itemClass: best.itemClass, probability: best.probability }
    : null;
}

/**
 * Detects the garment in a photo without a person.
 * @param masks of the same photo
 * @param detail the photo at a finer resolution than the masks
 * @returns empty when no class is likely
 */
export function singleGarment(item: ItemPrediction | null, masks: Masks, detail: Bitmap): DetectedGarment[] {
  if (item === null || item.probability < minProbability) return [];
  const cells = foregroundOf(masks);
  const type = itemTypes[item.itemClass];
  const appearance = appearanceOf(type.category, cells, masks, detail);
  return [toDetectedGarment(type, appearance, item.probability, boxAround(cells, masks))];
}
