import type { DetectedGarment } from '../analyzer.ts';
import type { Bitmap } from './bitmap.ts';
import { decodeMasks } from './masks.ts';
import type { Networks } from './networks.ts';
import { outfitGarments } from './outfit.ts';
import { detectPerson } from './person.ts';
import { predictItem, singleGarment } from './single-garment.ts';

/** One photo at the sizes that both networks look at, and a larger one in which stripes are seen. */
export interface ScaledPhoto {
  readonly outfit: Bitmap;
  readonly garment: Bitmap;
  readonly detail: Bitmap;
}

/** From this probability on a photo shows that one garment, although there may be somebody in it. */
const minSingleProbability = 0.85;

/**
 * What a photo shows: an outfit where somebody wears it, else a single garment.
 * @returns the surest first
 */
export async function detectGarments(networks: Networks, views: ScaledPhoto): Promise<DetectedGarment[]> {
  const reading = await networks.runOutfit(views.outfit);
  const masks = decodeMasks(reading, networks.outfitFrame, views.outfit);
  const person = detectPerson(masks, reading.tags);
  const outfit = () => outfitGarments(masks, reading.tags, views.detail);
  if (person === 'somebody') return outfit();
  const item = predictItem(await networks.runGarment(views.garment));
  if (person === 'perhaps' && (item === null || item.probability < minSingleProbability)) return outfit();
  return singleGarment(item, masks, views.detail);
}
