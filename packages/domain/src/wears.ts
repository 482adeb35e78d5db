import * as z from 'zod/mini';
import { firstWearDay } from './limits/wears.ts';
import type { OutfitLayer } from './outfits.ts';

/** A day of the calendar in the person's own time zone, `YYYY-MM-DD`. */
export const wearDaySchema = z.iso.date().check(z.refine((day) => day >= firstWearDay, 'too long ago'));

/** Garments that a person wore on a day, or plans to wear. Only this person sees it. */
export interface Wear {
  readonly id: string;
  /** `YYYY-MM-DD` in the person's time zone. */
  readonly date: string;
  /** A plan does not count until it is logged. */
  readonly planned: boolean;
  /** Items of the own wardrobe. */
  readonly itemIds: readonly string[];
  /** The outfit that they are; null when they were logged one by one, or when it was deleted. */
  readonly outfit: WornOutfit | null;
  /** The post that shows it. */
  readonly postId: string | null;
}

/** What a calendar shows of an outfit. */
interface WornOutfit {
  readonly id: string;
  readonly name: string;
  /** The lowest first; also of garments that were not worn, or are not in the wardrobe. */
  readonly layers: readonly OutfitLayer[];
}
