import { createHash } from 'node:crypto';
import type { OutfitWire } from '@aura/api-client/contract/outfits';
import type { OutfitWearsWire } from '@aura/api-client/contract/wears';
import { garmentImage } from '@aura/domain/rules/garment-images';
import type { Services } from '../../services.ts';
import { findItems, type ItemRow } from '../items/items.repository.ts';
import { toItemWire } from '../items/items.wire.ts';
import type { OutfitRow } from './outfits.repository.ts';

/** An outfit with its garments that the owner may see now, by id. */
export interface OutfitWithItems {
  readonly row: OutfitRow;
  readonly items: ReadonlyMap<string, ItemRow>;
}

/** Reads the garments of outfits, as far as the owner may see them now. */
export async function withItems(
  { db }: Pick<Services, 'db'>,
  rows: readonly OutfitRow[],
  ownerId: string,
): Promise<OutfitWithItems[]> {
  const ids = [...new Set(rows.flatMap(({ layers }) => layers.map(({ itemId }) => itemId)))];
  const found = ids.length === 0 ? [] : await findItems(db, ids, ownerId);
  const items = new Map(found.map((item) => [item.id, item]));
  return rows.map((row) => ({ row, items }));
}

/** The image of a garment in an outfit. */
export const imageOf = (row: ItemRow) => garmentImage({ ...row, showsCutout: row.cutoutShown });

/** Changes when an image is composed in another way. */
const composition = 2;

/**
 * What the image of an outfit is made from: the layers and the photos of their garments that the owner may see now.
 * @returns null when there is no photo to show
 */
export function imageHashOf({ row, items }: OutfitWithItems): string | null {
  const photos = row.layers.map(({ itemId }) => {
    const item = items.get(itemId);
    return (item && imageOf(item).image?.id) ?? null;
  });
  if (photos.every((photo) => photo === null)) return null;
  const layers = row.layers.map(({ locked: _, ...layer }) => layer);
  const source = JSON.stringify([composition, layers, photos]);
  return createHash('sha256').update(source).digest('base64url').slice(0, 16);
}

/** Maps an outfit to the wire format for its owner. */
export function toOutfitWire(
  outfit: OutfitWithItems,
  wears: OutfitWearsWire,
  { images }: Pick<Services, 'images'>,
): OutfitWire {
  const { row, items } = outfit;
  const hash = imageHashOf(outfit);
  const signedId = images.addressId(row.id, { isPublic: false, viewerId: row.ownerId });
  return {
    ...wears,
    id: row.id,
    name: row.name,
    occasions: row.occasions,
    layers: row.layers.map((layer) => {
      const item = items.get(layer.itemId);
      return { ...layer, item: item === undefined ? null : toItemWire(item, row.ownerId, images) };
    }),
    version: row.version,
    image: hash === null ? null : `/outfitImage/${signedId}?v=${hash}`,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
