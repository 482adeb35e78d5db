import type { ItemWire } from '@aura/api-client/contract/items';
import { detailFactNames } from '@aura/domain/item-facts';
import { pick } from '@aura/domain/rules/pick';
import { type Images, imageMetaOf } from '../images/images.service.ts';
import type { ItemRow } from './items.repository.ts';

/**
 * Maps an item to the wire format for one viewer.
 * @param viewerId the viewer's row id; null for a viewer without a profile
 */
export function toItemWire(row: ItemRow, viewerId: string | null, images: Images): ItemWire {
  const { front, back, isPublic } = row;
  const address = (image: typeof front) => image && images.addressId(image.id, { isPublic, viewerId });
  return {
    id: row.id,
    description: row.name,
    ...pick(row, detailFactNames),
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
