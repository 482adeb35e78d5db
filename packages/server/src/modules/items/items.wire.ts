import type { ItemWire } from '@aura/api-client/contract/items';
import { type Images, imageMetaOf } from '../images/images.service.ts';
import type { ItemRow } from './items.repository.ts';

/**
 * An item as one viewer gets it.
 * @param viewerId the viewer's row id; null for whoever has none
 */
export function toItemWire(row: ItemRow, viewerId: string | null, images: Images): ItemWire {
  const { front, back, isPublic } = row;
  const address = (image: typeof front) => image && images.addressId(image.id, { isPublic, viewerId });
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
    imageMeta: front && imageMetaOf(front),
    backImage: address(back),
    backImageMeta: back && imageMetaOf(back),
    likes: row.likeCount,
    ...(row.price === null ? {} : { price: row.price }),
    ...(row.store === null ? {} : { store: row.store }),
    isOwner: row.ownerId === viewerId,
  };
}
