import { inputImageMaxPixels } from '@aura/domain/limits/images';
import type { Metadata } from 'sharp';

/** A row of a wider image alone fills megabytes. */
export const maxSidePx = 16_384;
/** What one image may take of the memory while it is decoded. */
const heldMaxBytes = 96_000_000;
/** Above this an image takes a while, whatever its format. */
const heavyFromPixels = 16_000_000;

/** What a header tells of an image. */
export type ImageHeader = Pick<Metadata, 'width' | 'height' | 'format' | 'isProgressive' | 'depth'>;

/**
 * Most images are decoded row by row and hold next to nothing. The others are held whole, at so many measured
 * bytes a pixel.
 */
function heldBytesPerPixel({ format, isProgressive, depth }: ImageHeader): number {
  const isDeep = depth !== 'uchar';
  if (format === 'heif') return isDeep ? 27 : 20;
  if (isProgressive) return isDeep ? 12 : 8;
  return 0;
}

/**
 * How much decoding an image would cost, from its header alone: `heavy` ones are decoded one at a time.
 * @returns `refused` beyond what may be decoded at all
 */
export function decodeCost(header: ImageHeader): 'light' | 'heavy' | 'refused' {
  const { width, height } = header;
  const pixels = width * height;
  const held = heldBytesPerPixel(header);
  if (pixels > inputImageMaxPixels || Math.max(width, height) > maxSidePx) return 'refused';
  if (pixels * held > heldMaxBytes) return 'refused';
  return held > 0 || pixels > heavyFromPixels ? 'heavy' : 'light';
}
