import { DomainError } from '../../errors/domain-error.ts';
import type { Services } from '../../services.ts';
import { findAvatar, findItemImage, findPostImage, type VisibleImage } from './images.repository.ts';

type ImageAccessServices = Pick<Services, 'db' | 'images'>;

interface ImageRequest {
  readonly imageId: string;
  readonly viewerId: string | null;
}

/** A signed image id contains the viewer that it was issued for; a plain one uses the viewer of the request. */
function resolveImageId(
  { images }: ImageAccessServices,
  imageId: string,
  viewerId: string | null,
): ImageRequest {
  if (!imageId.includes('.')) return { imageId, viewerId };
  const signed = images.verify(imageId);
  if (signed === null) throw new DomainError('images.signature_invalid');
  return signed;
}

function requireImage(image: VisibleImage | undefined): VisibleImage {
  if (image === undefined) throw new DomainError('images.not_found');
  return image;
}

/**
 * Finds an item's image by its plain or signed id.
 * @throws `images.not_found` also when the viewer may not see it, `images.signature_invalid`
 */
export async function getItemImage(
  services: ImageAccessServices,
  id: string,
  viewerId: string | null,
): Promise<VisibleImage> {
  const request = resolveImageId(services, id, viewerId);
  return requireImage(await findItemImage(services.db, request.imageId, request.viewerId));
}

/** Finds a profile image by its plain or signed id, with the errors of `getItemImage`. */
export async function getAvatar(
  services: ImageAccessServices,
  id: string,
  viewerId: string | null,
): Promise<VisibleImage> {
  const request = resolveImageId(services, id, viewerId);
  return requireImage(await findAvatar(services.db, request.imageId, request.viewerId));
}

/**
 * Finds a post's image, with the errors of `getItemImage`.
 * @param signedId signed image id from the image's address; must belong to the post's current image
 */
export async function getPostImage(
  services: ImageAccessServices,
  postId: string,
  signedId: string | undefined,
  viewerId: string | null,
): Promise<VisibleImage> {
  const signed = signedId === undefined ? null : resolveImageId(services, signedId, viewerId);
  const image = requireImage(
    await findPostImage(services.db, postId, signed === null ? viewerId : signed.viewerId),
  );
  if (signed && signed.imageId !== image.id) throw new DomainError('images.signature_invalid');
  return image;
}
