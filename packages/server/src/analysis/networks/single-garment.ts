import type { DetectedGarment } from '../analyzer.ts';
import { indoorColorName } from '../color/color-names.ts';
import { decodeMask } from '../cutouts/decode-mask.ts';
import { cropPlane, type Plane } from '../cutouts/plane.ts';
import { withoutSpecks } from '../cutouts/regions.ts';
import { appearanceOf, lightnessAround } from './appearance.ts';
import type { Bitmap, Size } from './bitmap.ts';
import { type ItemClass, itemClasses } from './classes.ts';
import { toDetectedGarment } from './detected-garment.ts';
import { itemTypes } from './garment-types.ts';
import { placeOnGrid } from './masks.ts';
import { boxAround, type Region } from './regions.ts';

/** Minimum probability of a garment. */
const minProbability = 0.5;
/** Minimum share of the photo that the garment covers; below it, the photo's centre is used. */
const minShare = 0.05;
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

function centerOf({ width, height }: Size): Region {
  const isWithin = (at: number, size: number) => at >= center.from * size && at < center.to * size;
  return Array.from({ length: width * height }, (_, cell) => cell).filter(
    (cell) => isWithin(cell % width, width) && isWithin(Math.floor(cell / width), height),
  );
}

/**
 * Returns the probability that a cell of a photo belongs to its garment, without the padding around the photo.
 * @param logits of the cut-out network, at half the frame's size
 * @param frame the network's input size, in pixels
 * @param photo the photo's size within the frame, in pixels
 */
export function decodeGarmentMask(logits: Float32Array, frame: Size, photo: Size): Plane {
  const whole = decodeMask(logits, frame);
  return cropPlane(whole, placeOnGrid(whole, frame, photo));
}

/** Returns the garment's cells, otherwise the photo's centre. */
function foregroundOf(mask: Plane): Region {
  const { data } = withoutSpecks(mask);
  const cells = [...data.keys()].filter((cell) => (data[cell] ?? 0) > 0.5);
  return cells.length < minShare * data.length ? centerOf(mask) : cells;
}

/** A class of a single garment and its probability, 0 to 1. */
export interface ItemPrediction {
  readonly itemClass: Exclude<ItemClass, 'none'>;
  readonly probability: number;
}

/** @returns null when no class is likely, or the most likely one is `none` */
export function predictItem(logits: Float32Array): ItemPrediction | null {
  const [best] = itemProbabilities(logits);
  return best && best.itemClass !== 'none' && best.probability >= minProbability
    ? { itemClass: best.itemClass, probability: best.probability }
    : null;
}

/**
 * Describes the garment in a photo without a person.
 * @param mask the probability that a cell of the photo belongs to the garment
 * @param detail the photo at a finer resolution than the mask
 */
export function singleGarment(item: ItemPrediction, mask: Plane, detail: Bitmap): DetectedGarment {
  const cells = foregroundOf(mask);
  const type = itemTypes[item.itemClass];
  const around = lightnessAround(cells, mask, detail);
  const appearance = appearanceOf(type.category, cells, mask, detail, around);
  return toDetectedGarment(type, appearance, item.probability, boxAround(cells, mask), indoorColorName);
}
