import { rgbaToThumbHash } from 'thumbhash';

/**
 * The blurred stand-in that screens draw until the image arrives.
 * @param rgba pixels, four bytes each, of a thumb of at most 100 by 100 pixels
 * @returns ThumbHash as base64, about 30 characters
 */
export function thumbHashOf(rgba: Uint8Array, width: number, height: number): string {
  return Buffer.from(rgbaToThumbHash(width, height, rgba)).toString('base64');
}
