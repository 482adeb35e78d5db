import type { DetectedGarment } from '../analyzer.ts';
import type { Bitmap } from './bitmap.ts';
import { decodeMasks } from './masks.ts';
import type { Networks } from './networks.ts';
import { outfitGarments } from './outfit.ts';
import { detectPerson } from './person.ts';
import { predictItem, singleGarment } from './single-garment.ts';

/** A photo at the input sizes of both networks, and a larger one for colours and patterns. */
export interface ScaledPhoto {
  readonly outfit: Bitmap;
  readonly garment: Bitmap;
  readonly detail: Bitmap;
}

/** Minimum probability of a single garment when the presence of a person is uncertain. */
const minSingleProbability = 0.85;

/**
 * Detects the garments in a photo: the outfit of a person, otherwise a single garment.
 * @returns the garments in descending order of confidence
 */
export async function detectGarments(networks: Networks, photo: ScaledPhoto): Promise<DetectedGarment[]> {
  const output = await networks.runOutfit(photo.outfit);
  const masks = decodeMasks(output, networks.outfitFrame, photo.outfit);
  const person = detectPerson(masks, output.tags);
  const outfit = () => outfitGarments(masks, output.tags, photo.detail);
  if (person === 'present') return outfit();
  const item = predictItem(await networks.runGarment(photo.garment));
  if (person === 'uncertain' && (item === null || item.probability < minSingleProbability)) return outfit();
  return singleGarment(item, masks, photo.detail);
}
