import { detectionSureConfidence } from '@aura/domain/limits/post-actions';
import { imageRegion } from '../../images/image-region.ts';
import type { Bitmap } from './bitmap.ts';
import type { GarmentClass } from './classes.ts';
import type { Masks } from './masks.ts';
import { bodyClass } from './person.ts';
import { colorAt, noPixel, pixelsOfRegion } from './region-pixels.ts';
import { boxAround, type Region } from './regions.ts';
import { type WornGarment, wornGarments } from './worn-garments.ts';

/**
 * Selects the detected garments whose pictures show them. Each limit was chosen on photos of people
 * (docs/decisions/2026-11-23-pictures-of-detected-items.md).
 */

/** A person may wear several of these, for example a scarf and a belt; only the largest is one item. */
const severalAtOnce: readonly GarmentClass[] = ['bag', 'hat', 'accessory'];

/** Minimum share of the network's frame of an uncertain garment; of a dark and even one twice as much. */
const minUncertainShare = 0.006;
/** A garment is dark and even below this median and this range of lightness, 0 to 100. */
const darkEven = { lightness: 20, range: 25 };
/** The range of lightness excludes this share of the pixels at either end. */
const outliers = 0.1;
/** Dark hair is easily detected as a hat. */
const minHatConfidence = 0.85;
/** Shares of the picture: at least this much is the garment, and less than this much skin and hair. */
const picture = { minGarment: 0.1, maxBody: 0.5 };

/** Whether the form of a garment cannot be seen because it is dark all over. */
function isDarkAndEven(cells: Region, masks: Masks, detail: Bitmap): boolean {
  const offsets = pixelsOfRegion(cells, masks, detail).offsets.filter((offset) => offset !== noPixel);
  const lightness = Array.from(offsets, (offset) => colorAt(detail, offset)[0]).sort((a, b) => a - b);
  const quantile = (share: number) => lightness[Math.floor(share * (lightness.length - 1))] ?? 0;
  return quantile(0.5) < darkEven.lightness && quantile(1 - outliers) - quantile(outliers) < darkEven.range;
}

/** Whether a garment is too small for a picture, given that the analysis is not sure of it. */
function isDoubtfulSpot({ cells, confidence }: WornGarment, masks: Masks, detail: Bitmap): boolean {
  if (confidence >= detectionSureConfidence) return false;
  const share = cells.length / masks.frameCells;
  if (share < minUncertainShare) return true;
  return share < 2 * minUncertainShare && isDarkAndEven(cells, masks, detail);
}

/** Whether a garment's picture mostly shows the person or another garment. */
function showsSomethingElse({ garmentClass, cells }: WornGarment, masks: Masks): boolean {
  // Between two shoes, a step apart, there is much ground.
  if (garmentClass === 'shoes') return false;
  const { left, top, width, height } = imageRegion(boxAround(cells, masks), masks);
  const size = width * height;
  if (cells.length < picture.minGarment * size) return true;
  if (!severalAtOnce.includes(garmentClass)) return false;
  const body = masks.classes.reduce((count, shown, cell) => {
    const x = cell % masks.width;
    const y = Math.floor(cell / masks.width);
    const isWithin = x >= left && x < left + width && y >= top && y < top + height;
    return shown === bodyClass && isWithin ? count + 1 : count;
  }, 0);
  return body >= picture.maxBody * size;
}

function isShown(garment: WornGarment, masks: Masks, detail: Bitmap): boolean {
  if (garment.garmentClass === 'hat' && garment.confidence < minHatConfidence) return false;
  return !isDoubtfulSpot(garment, masks, detail) && !showsSomethingElse(garment, masks);
}

/**
 * Finds the garments of the largest person in a photo whose pictures show them, in descending order of
 * confidence. Of several bags, hats or accessories it returns the largest.
 * @param detail the photo at a finer resolution than the masks
 */
export function shownGarments(masks: Masks, detail: Bitmap): WornGarment[] {
  return wornGarments(masks)
    .map((garment) =>
      severalAtOnce.includes(garment.garmentClass) ? { ...garment, cells: garment.largestPiece } : garment,
    )
    .filter((garment) => isShown(garment, masks, detail));
}
