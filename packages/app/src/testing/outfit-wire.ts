import type { OutfitWire } from '@aura/api-client/contract/outfits';

/** Creates an outfit without garments, as the server sends it. */
export function outfitWire(outfit: Partial<OutfitWire> = {}): OutfitWire {
  return {
    id: 'o_1',
    name: 'Gallery Friday',
    occasions: [],
    layers: [],
    version: 1,
    image: null,
    createdAt: '2026-11-24T10:00:00.000Z',
    updatedAt: '2026-11-24T10:00:00.000Z',
    ...outfit,
  };
}
