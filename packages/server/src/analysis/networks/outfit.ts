import type { DetectedGarment } from '../analyzer.ts';
import { appearanceOf } from './appearance.ts';
import type { Bitmap } from './bitmap.ts';
import { toDetectedGarment } from './detected-garment.ts';
import { typeOfWornGarment } from './garment-types.ts';
import type { Masks } from './masks.ts';
import { boxAround } from './regions.ts';
import { shownGarments } from './shown-garments.ts';

/**
 * Detects the garments of the person in a photo whose pictures show them, in descending order of confidence.
 * @param tags a logit for each of `tagNames`
 * @param detail the photo at a finer resolution than the masks
 */
export function outfitGarments(masks: Masks, tags: Float32Array, detail: Bitmap): DetectedGarment[] {
  return shownGarments(masks, detail).map(({ garmentClass, cells, confidence }) => {
    const type = typeOfWornGarment(garmentClass, tags);
    const appearance = appearanceOf(type.category, cells, masks, detail);
    return toDetectedGarment(type, appearance, confidence, boxAround(cells, masks));
  });
}
