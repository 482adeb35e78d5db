import type { Outfit } from '@aura/domain/outfits';
import { canvasRatio } from '@aura/domain/rules/outfit-geometry';
import { toItem } from './item-mappers.ts';
import { addressOf, type ImageRoots, toIsoTime } from './mappers.ts';
import type { OutfitWire } from './outfits.ts';
import { toOutfitWears } from './wear-mappers.ts';

/** The size of the images of outfits, in pixels. */
const imageHeight = 1200;

/** Maps an outfit from the wire format. */
export function toOutfit(wire: OutfitWire, root: ImageRoots): Outfit {
  const size = { width: imageHeight * canvasRatio, height: imageHeight };
  return {
    id: wire.id,
    name: wire.name,
    occasions: wire.occasions,
    layers: wire.layers.map(({ item, ...layer }) => ({ ...layer, item: item && toItem(item, root) })),
    version: wire.version,
    image:
      wire.image === null
        ? null
        : { src: addressOf(wire.image, root), ...size, thumbhash: null, palette: [] },
    ...toOutfitWears(wire),
    createdAt: toIsoTime(wire.createdAt),
    updatedAt: toIsoTime(wire.updatedAt),
  };
}
