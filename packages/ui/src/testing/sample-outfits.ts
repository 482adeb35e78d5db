import type { Item } from '@aura/domain/entities';
import type { Outfit, ShownLayer } from '@aura/domain/outfits';
import { arranged } from '@aura/domain/rules/outfit-templates';
import { coatCutout } from '../primitives/testing/sample-images.ts';
import { sampleOutfitItems } from './sample-outfit-items.ts';
import { sampleTime } from './samples.ts';

/** Garments of several slots. */
export const outfitGarments: readonly Item[] = sampleOutfitItems.map((item) => ({ ...item, isOwner: true }));

/** The same with cut-outs. */
export const cutoutGarments: readonly Item[] = outfitGarments.map((item) => ({
  ...item,
  frontCutout: coatCutout,
}));

/** The layers of a flat lay of garments. */
export function sampleLayers(items: readonly Item[] = outfitGarments): readonly ShownLayer[] {
  const place = { x: 50, y: 50, scale: 50, rotation: 0, mirrored: false, locked: false };
  return arranged(
    items.map((item) => ({ itemId: item.id, item, ...place })),
    'flatLay',
  );
}

/** Creates an outfit of four garments; the argument overrides its fields. */
export function sampleOutfit(outfit: Partial<Outfit> = {}): Outfit {
  return {
    id: 'outfit-1',
    name: 'Gallery Friday',
    occasions: ['work', 'evening'],
    layers: sampleLayers(),
    version: 1,
    image: null,
    worn: { days: 6, last: '2026-11-20' },
    plannedDays: [],
    createdAt: sampleTime(600),
    updatedAt: sampleTime(60),
    ...outfit,
  };
}
