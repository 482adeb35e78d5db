import type { ShownWear } from '@aura/domain/rules/calendar';
import { sampleLayers } from './sample-outfits.ts';

/** Creates a wear of five garments on a day; the argument overrides its fields. */
export function sampleWear(
  date: string,
  fields: Partial<ShownWear['wear']> = {},
  name = 'Gallery Friday',
): ShownWear {
  const layers = sampleLayers();
  const itemIds = layers.map(({ itemId }) => itemId);
  const wear = { id: `wear-${date}`, date, planned: false, itemIds, outfit: null, postId: null, ...fields };
  return { wear, name, layers };
}
