import type { Bitmap } from './bitmap.ts';
import type { FoundGarment } from './detected-garment.ts';
import { decodeMasks, probabilityOf } from './masks.ts';
import type { Networks } from './networks.ts';
import { outfitGarments } from './outfit.ts';
import { detectPerson } from './person.ts';
import { decodeGarmentMask, predictItem, singleGarment } from './single-garment.ts';
import { cutOutWorn } from './worn-cutout.ts';
import type { WornGarment } from './worn-garments.ts';

/** A photo at the input sizes of the networks, a larger one for colours and patterns, and the one that is cut out. */
export interface ScaledPhoto {
  readonly outfit: Bitmap;
  readonly garment: Bitmap;
  readonly detail: Bitmap;
  /** At most `cutoutFrame`. */
  readonly full: Bitmap;
}

/** Minimum probability of a single garment when the presence of a person is uncertain. */
const minSingleProbability = 0.85;

/**
 * Detects the garments in a photo: the outfit of a person, otherwise a single garment.
 * @returns the garments in descending order of confidence
 */
export async function detectGarments(networks: Networks, photo: ScaledPhoto): Promise<FoundGarment[]> {
  const output = await networks.runOutfit(photo.outfit);
  const masks = decodeMasks(output, networks.outfitFrame, photo.outfit);
  const person = detectPerson(masks, output.tags);
  const source = { guide: photo.outfit, full: photo.full };
  const cutOut = (garment: WornGarment) => {
    const { outfitFrame: frame } = networks;
    const probability = probabilityOf(output, masks, frame, photo.outfit, garment.garmentClass);
    return cutOutWorn(garment, masks, probability, source);
  };
  const outfit = () => outfitGarments(masks, output.tags, photo.detail, cutOut);
  if (person === 'present') return outfit();
  const item = predictItem(await networks.runGarment(photo.garment));
  if (person === 'uncertain' && (item === null || item.probability < minSingleProbability)) return outfit();
  if (item === null) return [];
  const { frame, run } = networks.cutout;
  const mask = decodeGarmentMask(await run(photo.garment), frame, photo.garment);
  return [singleGarment(item, mask, photo.detail)];
}
