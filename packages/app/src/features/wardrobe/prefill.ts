import type { ItemFacts } from '@aura/domain/entities';
import type { ItemUploadDialogProps } from '@aura/ui/wardrobe/ItemUploadDialog';
import { prepareImage } from '../../platform/image-files.ts';

/** An item that the upload form is opened for, such as one of the wishlist. */
export interface Prefill {
  readonly facts: ItemFacts;
  /** Address of an image that becomes the front photo. */
  readonly frontUrl?: string | null;
}

export type GivenItem = NonNullable<ItemUploadDialogProps['initialItems']>[number];

/** The item with its image; without one where it cannot be had, since people can add a photo themselves. */
export async function givenItem({ facts, frontUrl }: Prefill): Promise<GivenItem> {
  return { facts, front: frontUrl ? await fetchPhoto(frontUrl).catch(() => null) : null, back: null };
}

async function fetchPhoto(url: string): Promise<Blob | null> {
  const response = await fetch(url);
  return response.ok ? prepareImage(await response.blob()) : null;
}
