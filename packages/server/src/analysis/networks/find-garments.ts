import type { FoundGarment } from '../analyzer.ts';
import type { Bitmap } from './bitmap.ts';
import { masksOf } from './masks.ts';
import type { Networks } from './networks.ts';
import { outfitGarments } from './outfit.ts';
import { personIn } from './person.ts';
import { likeliestItem, singleGarment } from './single-garment.ts';

/** One photo at the sizes that both networks look at, and a larger one in which stripes are seen. */
export interface Views {
  readonly outfit: Bitmap;
  readonly garment: Bitmap;
  readonly detail: Bitmap;
}

/** From this probability on a photo shows that one garment, although there may be somebody in it. */
const plainlySingleFrom = 0.85;

/**
 * What a photo shows: an outfit where somebody wears it, else a single garment.
 * @returns the surest first
 */
export async function findGarments(networks: Networks, views: Views): Promise<FoundGarment[]> {
  const reading = await networks.readOutfit(views.outfit);
  const masks = masksOf(reading, networks.outfitFrame, views.outfit);
  const person = personIn(masks, reading.tags);
  const outfit = () => outfitGarments(masks, reading.tags, views.detail);
  if (person === 'somebody') return outfit();
  const item = likeliestItem(await networks.readGarment(views.garment));
  if (person === 'perhaps' && (item === null || item.share < plainlySingleFrom)) return outfit();
  return singleGarment(item, masks, views.detail);
}
