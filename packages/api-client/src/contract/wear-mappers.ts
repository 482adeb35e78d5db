import type { Wear } from '@aura/domain/wears';
import type { WearWire, WornOutfitWire } from './wears.ts';

/** Maps a wear from the wire format. */
export function toWear({ outfitId, ...wear }: WearWire, outfits: readonly WornOutfitWire[]): Wear {
  return { ...wear, outfit: outfits.find(({ id }) => id === outfitId) ?? null };
}
