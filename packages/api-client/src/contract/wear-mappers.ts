import type { Outfit } from '@aura/domain/outfits';
import type { Wear } from '@aura/domain/wears';
import type { OutfitWearsWire, WearWire, WornOutfitWire } from './wears.ts';

/** Maps a wear from the wire format. */
export function toWear({ outfitId, ...wear }: WearWire, outfits: readonly WornOutfitWire[]): Wear {
  return { ...wear, outfit: outfits.find(({ id }) => id === outfitId) ?? null };
}

/** Maps how often an outfit was worn, and when it is planned. */
export function toOutfitWears(wire: Omit<OutfitWearsWire, 'id'>): Pick<Outfit, 'worn' | 'plannedDays'> {
  return { worn: { days: wire.wears, last: wire.lastWorn }, plannedDays: wire.plannedDays };
}
