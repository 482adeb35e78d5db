import { createHmac, timingSafeEqual } from 'node:crypto';

/** A signed address works at least this long, and at most twice as long. */
const validForMs = 3_600_000;
/** Stands for a viewer without a row. */
const nobody = '-';

/** What a signed image id says once its signature has been checked. */
interface SignedImage {
  readonly imageId: string;
  /** For whom the address was made; what that person may see is checked again when it is used. */
  readonly viewerId: string | null;
}

function signature(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url').slice(0, 32);
}

function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/**
 * An expiring id for an image that is not public (docs/decisions): `picture.expiry.viewer.signature`. The expiry
 * is rounded up, so that a viewer gets the same address for a while.
 */
export function signImageId(secret: string, image: SignedImage, now: Date): string {
  const expiry = (Math.floor(now.getTime() / validForMs) + 2) * validForMs;
  const text = [image.imageId, expiry.toString(36), image.viewerId ?? nobody].join('.');
  return `${text}.${signature(secret, text)}`;
}

/** @returns null unless the signature is ours and has not expired */
export function verifyImageId(secret: string, signedId: string, now: Date): SignedImage | null {
  const [imageId, expiry, viewerId, given, ...rest] = signedId.split('.');
  if (!imageId || !expiry || !viewerId || !given || rest.length > 0) return null;
  if (!sameText(given, signature(secret, `${imageId}.${expiry}.${viewerId}`))) return null;
  if (Number.parseInt(expiry, 36) <= now.getTime()) return null;
  return { imageId, viewerId: viewerId === nobody ? null : viewerId };
}
