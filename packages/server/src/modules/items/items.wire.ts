import type { ItemWire } from '@aura/api-client/contract/items';
import { detailFactNames } from '@aura/domain/item-facts';
import type { OwnFacts } from '@aura/domain/own-facts';
import { pick } from '@aura/domain/utils/pick';
import { type Images, imageMetaOf } from '../images/images.service.ts';
import type { ItemRow } from './items.repository.ts';

function toOwnFacts(row: ItemRow): ItemWire['own'] {
  const { notes, paidAmount: amount, paidCurrency: currency, purchaseDate, archived } = row;
  const price = amount === null || currency === null ? null : { amount, currency };
  return { notes, price, purchaseDate: purchaseDate ?? '', archived };
}

/** The columns of the owner's facts; none when they are undefined. */
export function ownFactColumns(own: Partial<OwnFacts> | undefined) {
  if (own === undefined) return {};
  const { price, purchaseDate, ...facts } = own;
  return {
    ...facts,
    ...(price !== undefined && {
      paidAmount: price?.amount ?? null,
      paidCurrency: price?.currency ?? null,
    }),
    ...(purchaseDate !== undefined && { purchaseDate: purchaseDate || null }),
  };
}

function cutoutMetaOf(cutout: ItemRow['frontCutout'] & object): ItemWire['cutoutMeta'] {
  const { left, top } = cutout;
  return { ...imageMetaOf(cutout), ...(left !== null && top !== null && { left, top }) };
}

/**
 * Maps an item to the wire format for one viewer.
 * @param viewerId the viewer's row id; null for a viewer without a profile
 */
export function toItemWire(row: ItemRow, viewerId: string | null, images: Images): ItemWire {
  const { front, back, isPublic, cutoutShown } = row;
  const isOwner = row.ownerId === viewerId;
  // Others see what the owner shows.
  const [frontCutout, backCutout] = isOwner || cutoutShown ? [row.frontCutout, row.backCutout] : [null, null];
  const address = (image: typeof front) => image && images.addressId(image.id, { isPublic, viewerId });
  return {
    id: row.id,
    description: row.name,
    ...pick(row, detailFactNames),
    image: address(front),
    imageMeta: front && imageMetaOf(front),
    backImage: address(back),
    backImageMeta: back && imageMetaOf(back),
    cutout: address(frontCutout),
    cutoutMeta: frontCutout && cutoutMetaOf(frontCutout),
    backCutout: address(backCutout),
    backCutoutMeta: backCutout && cutoutMetaOf(backCutout),
    cutoutShown,
    likes: row.likeCount,
    liked: row.liked,
    ...(row.price === null ? {} : { price: row.price }),
    ...(row.store === null ? {} : { store: row.store }),
    isOwner,
    ...(isOwner && {
      own: toOwnFacts(row),
      wears: row.wearCount,
      lastWorn: row.lastWorn,
      detected: row.source === 'detected',
    }),
  };
}
