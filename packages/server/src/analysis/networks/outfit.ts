import type { RgbaImage } from '../../images/cutout-image.ts';
import { appearanceOf } from './appearance.ts';
import type { Bitmap } from './bitmap.ts';
import { type FoundGarment, toDetectedGarment } from './detected-garment.ts';
import { typeOfWornGarment } from './garment-types.ts';
import type { Masks } from './masks.ts';
import { boxAround } from './regions.ts';
import { shownGarments } from './shown-garments.ts';
import type { WornGarment } from './worn-garments.ts';

/**
 * Detects the garments of the person in a photo whose pictures show them, in descending order of confidence.
 * @param tags a logit for each of `tagNames`
 * @param detail the photo at a finer resolution than the masks
 * @param cutOut removes the background of a garment; null when its outline is unsure
 */
export function outfitGarments(
  masks: Masks,
  tags: Float32Array,
  detail: Bitmap,
  cutOut: (garment: WornGarment) => RgbaImage | null = () => null,
): FoundGarment[] {
  return shownGarments(masks, detail).map((garment) => {
    const { garmentClass, cells, confidence } = garment;
    const type = typeOfWornGarment(garmentClass, tags);
    const appearance = appearanceOf(type.category, cells, masks, detail);
    const pixels = cutOut(garment);
    return {
      ...toDetectedGarment(type, appearance, confidence, boxAround(cells, masks)),
      ...(pixels && { pixels }),
    };
  });
}
