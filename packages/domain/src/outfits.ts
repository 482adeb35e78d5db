import * as z from 'zod/mini';
import type { Image, Item } from './entities.ts';
import { layerScaleMax, layerScaleMin, outfitLayersMaxCount } from './limits/outfits.ts';
import type { Occasion } from './vocabularies/occasions.ts';
import type { Worn } from './worn.ts';

const percent = z.number().check(z.minimum(0), z.maximum(100));

/** A garment of an outfit: what it is and where it is placed on the canvas of 4:5. */
export const outfitLayerSchema = z.object({
  itemId: z.string().check(z.minLength(1), z.maxLength(128), z.regex(/^[A-Za-z0-9_-]+$/)),
  /** The centre, in percent of the canvas. */
  x: percent,
  y: percent,
  /** The height in percent of the canvas, before the rotation. */
  scale: z.number().check(z.minimum(layerScaleMin), z.maximum(layerScaleMax)),
  /** Degrees, clockwise. */
  rotation: z.number().check(z.minimum(-180), z.maximum(180)),
  mirrored: z.boolean(),
  /** A locked garment cannot be moved by accident. */
  locked: z.boolean(),
});

/** The garments of an outfit, the lowest first; each garment once. */
export const outfitLayersSchema = z.array(outfitLayerSchema).check(
  z.maxLength(outfitLayersMaxCount),
  z.refine((layers) => new Set(layers.map(({ itemId }) => itemId)).size === layers.length, 'a garment twice'),
);

export type OutfitLayer = Readonly<z.infer<typeof outfitLayerSchema>>;

/** A garment of a stored outfit; without an item when it was deleted, or when its owner hides it. */
export type ShownLayer = OutfitLayer & { readonly item: Item | null };

/** What a person decides about an outfit. */
export interface OutfitFacts {
  readonly name: string;
  readonly occasions: readonly Occasion[];
  /** The lowest first. */
  readonly layers: readonly OutfitLayer[];
}

/** A named arrangement of own and wished garments. */
export interface Outfit extends Omit<OutfitFacts, 'layers'> {
  readonly id: string;
  readonly layers: readonly ShownLayer[];
  /** Increases with every change. */
  readonly version: number;
  /** All garments in one image; null when the outfit shows none. */
  readonly image: Image | null;
  readonly worn: Worn;
  /**
   * The first days for which it is planned, `YYYY-MM-DD`, the earliest first. They begin where it is still the day before,
   * so the first ones may be past in the person's time zone.
   */
  readonly plannedDays: readonly string[];
  /** ISO 8601. */
  readonly createdAt: string;
  readonly updatedAt: string;
}
