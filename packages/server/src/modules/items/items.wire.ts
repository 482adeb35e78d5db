import type { ItemWire } from '@aura/api-client/contract/items';
import { type Pictures, pictureMetaOf } from '../pictures/pictures.service.ts';
import type { ItemRow } from './items.repository.ts';

/**
 * An item as one viewer gets it.
 * @param viewerId the viewer's row id; null for whoever has none
 */
export function toItemWire(row: ItemRow, viewerId: string | null, pictures: Pictures): ItemWire {
  const { front, back, isPublic } = row;
  const address = (picture: typeof front) =>
    picture && pictures.addressId(picture.id, { isPublic, viewerId });
  return {
    id: row.id,
    description: row.name,
    category: row.category,
    subcategory: row.subcategory,
    brand: row.brand,
    size: row.size,
    color: row.color,
    material: row.material,
    style: row.style,
    image: address(front),
    imageMeta: front && pictureMetaOf(front),
    backImage: address(back),
    backImageMeta: back && pictureMetaOf(back),
    likes: row.likeCount,
    ...(row.price === null ? {} : { price: row.price }),
    ...(row.store === null ? {} : { store: row.store }),
    isOwner: row.ownerId === viewerId,
  };
}
