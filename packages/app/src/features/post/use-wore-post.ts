import { useGetPostItemsQuery } from '@aura/api-client/endpoints/items';
import { wearsCopy } from '@aura/domain/copy/wears';
import type { Post } from '@aura/domain/entities';
import { useWoreToday } from '../../shared/use-wore-today.ts';

/**
 * Logs the own garments of an own post as worn today.
 * @returns no `worePost` for a post of another person or without own garments, and until its items are loaded
 */
export function useWorePost({ id, itemIds, isOwner }: Post) {
  const { currentData = [] } = useGetPostItemsQuery(id, {
    skip: !isOwner || itemIds.length === 0,
    refetchOnReconnect: true,
  });
  const { busy, woreToday } = useWoreToday();
  // Items that were detected in the photo are not in the wardrobe.
  const ownIds = currentData.filter((item) => item.isOwner && !item.isDetected).map((item) => item.id);
  const worePost = () => void woreToday({ name: wearsCopy.outfitOfPost, itemIds: ownIds, postId: id });
  return { busy, worePost: ownIds.length > 0 ? worePost : undefined };
}
