import type { ItemFacts } from '@aura/domain/entities';
import { prefillPhotoTimeoutMs } from '@aura/domain/limits/wardrobe';
import type { ItemUploadDialogProps } from '@aura/ui/wardrobe/ItemUploadDialog';
import { prepareItemImage } from '../../platform/images/prepare-image.ts';

/** Initial content of the upload form, for example an item of the wishlist. */
export interface Prefill {
  readonly facts: ItemFacts;
  /** URL of the image that becomes the front photo. */
  readonly frontUrl?: string | null;
}

export type PrefilledItem = NonNullable<ItemUploadDialogProps['initialItems']>[number];

/**
 * Loads the image of the item. When that fails or takes 10 s, returns the item without an image, since the user can add a
 * photo.
 */
export async function loadPrefilledItem({ facts, frontUrl }: Prefill): Promise<PrefilledItem> {
  return { facts, front: frontUrl ? await fetchPhoto(frontUrl).catch(() => null) : null, back: null };
}

async function fetchPhoto(url: string): Promise<Blob | null> {
  const response = await fetch(url, { signal: AbortSignal.timeout(prefillPhotoTimeoutMs) });
  return response.ok ? prepareItemImage(await response.blob()) : null;
}
