import type { PostItems } from '@aura/domain/forms/post-draft';
import { type PhotoMarker, photoMarkers } from '@aura/domain/rules/photo-markers';
import { useId, useState } from 'react';
import type { ItemMarks } from './item-marks.ts';

/** State of the markers on the photo of a post, and of the row that is open. */
export function useItemMarks(post: Pick<PostItems, 'items' | 'removedIds'>): {
  readonly marks: ItemMarks;
  /** @param ratio width of the photo divided by its height */
  readonly markersFor: (ratio: number) => readonly PhotoMarker[];
} {
  const id = useId();
  const [openId, onOpenChange] = useState<string | null>(null);
  const numbers = new Map(photoMarkers(post, 1).map(({ item, number }) => [item.id, number]));
  const marks = {
    numberOf: (itemId: string) => numbers.get(itemId),
    openId,
    onOpenChange,
    rowId: (itemId: string) => `${id}-row-${itemId}`,
    markerId: (itemId: string) => `${id}-marker-${itemId}`,
  };
  return { marks, markersFor: (ratio) => photoMarkers(post, ratio) };
}
