import { useGetItemsQuery } from '@aura/api-client/endpoints/items';
import type { DetectedItem, Item } from '@aura/domain/entities';
import { fromWardrobe } from '@aura/domain/forms/detected-item';
import { skipToken } from '@reduxjs/toolkit/query';

/** The items with the images of those that were read, whose addresses are newer. */
function withImagesOf(items: readonly DetectedItem[], read: readonly Item[]): readonly DetectedItem[] {
  const images = new Map(
    read.map((item) => {
      const { image, cutout } = fromWardrobe(item);
      return [item.id, { image, cutout }];
    }),
  );
  return items.map((item) => {
    const current = images.get(item.id);
    return current ? { ...item, image: current.image, cutout: current.cutout } : item;
  });
}

/**
 * Reads the items of a draft of an earlier visit again, since the addresses of their images expire
 * (docs/decisions/2026-11-20-image-addresses.md).
 * @param restored null when the items are of this visit
 * @returns the items with their current images
 */
export function useCurrentImages(items: readonly DetectedItem[], restored: readonly DetectedItem[] | null) {
  const ids = restored?.map(({ id }) => id) ?? skipToken;
  const { data: read } = useGetItemsQuery(ids, { refetchOnMountOrArgChange: true });
  return read ? withImagesOf(items, read) : items;
}
