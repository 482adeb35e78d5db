import { safeEqual } from '../../safe-equal.ts';
import { signatureOf } from '../../signature.ts';

/** A signed id is valid for at least this time and at most twice as long. */
const validForMs = 3_600_000;
/** The viewer part of an id for a viewer without a profile. */
const noViewer = '-';

/** The payload of a signed image id. */
interface SignedImage {
  readonly imageId: string;
  /** The viewer that the id was issued for; their access is checked again on every use. */
  readonly viewerId: string | null;
}

/**
 * Signs the id of an image that is not public (docs/decisions): `image.expiry.viewer.signature`. The expiry is
 * rounded up to the hour, so that the same viewer gets the same id, and browsers can cache the image.
 */
export function signImageId(secret: string, image: SignedImage, now: Date): string {
  const expiry = (Math.floor(now.getTime() / validForMs) + 2) * validForMs;
  const text = [image.imageId, expiry.toString(36), image.viewerId ?? noViewer].join('.');
  return `${text}.${signatureOf(secret, text)}`;
}

/** The id of the image in an address, signed or not; the signature is not checked. */
export const plainImageId = (address: string) => address.split('.', 1)[0];

/** @returns null when the signature is invalid or has expired */
export function verifyImageId(secret: string, signedId: string, now: Date): SignedImage | null {
  const [imageId, expiry, viewerId, signature, ...rest] = signedId.split('.');
  if (!imageId || !expiry || !viewerId || !signature || rest.length > 0) return null;
  if (!safeEqual(signature, signatureOf(secret, `${imageId}.${expiry}.${viewerId}`))) return null;
  if (Number.parseInt(expiry, 36) <= now.getTime()) return null;
  return { imageId, viewerId: viewerId === noViewer ? null : viewerId };
}
