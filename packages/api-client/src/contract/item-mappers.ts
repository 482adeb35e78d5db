import type { DetectedItem, Item, WishlistEntry } from '@aura/domain/entities';
import { checkedFacts, detailFactNames, itemFactNames } from '@aura/domain/item-facts';
import type { OwnFacts } from '@aura/domain/own-facts';
import { isCurrency } from '@aura/domain/vocabularies/currencies';
import type { DetectedItemWire } from './analysis.ts';
import type { ItemWire } from './items.ts';
import { type ImageRoots, storedImage, toIsoTime } from './mappers.ts';
import type { FavoriteWire } from './wishlist.ts';

/** Maps items from the wire format to entities. Apart from the mappers of posts, which the first visit loads. */

function toOwnFacts({ price, ...facts }: ItemWire['own'] & object): OwnFacts {
  const { amount, currency } = price ?? { amount: 0, currency: '' };
  return { ...facts, price: isCurrency(currency) ? { amount, currency } : null };
}

function toCutout(
  root: ImageRoots,
  id: ItemWire['cutout'],
  meta: ItemWire['cutoutMeta'],
): Item['frontCutout'] {
  const cutout = storedImage(root, 'itemImage', id, meta);
  const { left, top } = meta ?? {};
  return cutout && left !== undefined && top !== undefined ? { ...cutout, place: { left, top } } : cutout;
}

export function toItem(wire: ItemWire, root: ImageRoots): Item {
  return {
    id: wire.id,
    ...checkedFacts({ ...wire, name: wire.description }, itemFactNames),
    front: storedImage(root, 'itemImage', wire.image, wire.imageMeta),
    back: storedImage(root, 'itemImage', wire.backImage, wire.backImageMeta),
    frontCutout: toCutout(root, wire.cutout, wire.cutoutMeta),
    backCutout: toCutout(root, wire.backCutout, wire.backCutoutMeta),
    showsCutout: wire.cutoutShown,
    likeCount: wire.likes,
    liked: wire.liked ?? false,
    price: wire.price ?? '',
    store: wire.store ?? '',
    isOwner: wire.isOwner,
    own: wire.own ? toOwnFacts(wire.own) : null,
    ...(wire.wears !== undefined && { worn: { days: wire.wears, last: wire.lastWorn ?? null } }),
    ...(wire.detected !== undefined && { isDetected: wire.detected }),
  };
}

export function toDetectedItem(wire: DetectedItemWire, root: ImageRoots): DetectedItem {
  return {
    id: wire.id,
    ...checkedFacts({ size: '', ...wire }, detailFactNames),
    description: wire.description,
    confidence: wire.confidence,
    image: storedImage(root, 'itemImage', wire.image, wire.imageMeta),
    cutout: storedImage(root, 'itemImage', wire.cutout ?? null, wire.cutoutMeta ?? null),
    ...(wire.box && { box: wire.box }),
  };
}

export function toWishlistEntry(wire: FavoriteWire, root: ImageRoots): WishlistEntry {
  return {
    item: toItem(wire.item, root),
    addedAt: toIsoTime(wire.addedToWishlistAt),
    source: wire.source,
  };
}
