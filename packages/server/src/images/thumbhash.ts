import { rgbaToThumbHash } from 'thumbhash';

/**
 * Encodes the blurred placeholder that screens show until the image is loaded.
 * @param rgba pixels, 4 bytes each, of a thumbnail of at most 100 by 100 pixels
 * @returns ThumbHash, base64-encoded, about 30 characters
 */
export function thumbHashOf(rgba: Uint8Array, width: number, height: number): string {
  return Buffer.from(rgbaToThumbHash(width, height, rgba)).toString('base64');
}
