import { inputImageMaxPixels } from '@aura/domain/limits';
import type { Metadata } from 'sharp';

/** A row of a wider picture alone fills megabytes. */
export const sideMaxPx = 16_384;
/** What one picture may take of the memory while it is decoded. */
const heldMaxBytes = 96_000_000;
/** Above this a picture takes a while, whatever its format. */
const heavyFromPixels = 16_000_000;

/** What a header tells of a picture. */
export type PictureHeader = Pick<Metadata, 'width' | 'height' | 'format' | 'isProgressive' | 'depth'>;

/**
 * Most pictures are decoded row by row and hold next to nothing. The others are held whole, at so many measured
 * bytes a pixel.
 */
function heldBytesPerPixel({ format, isProgressive, depth }: PictureHeader): number {
  const isDeep = depth !== 'uchar';
  if (format === 'heif') return isDeep ? 27 : 20;
  if (isProgressive) return isDeep ? 12 : 8;
  return 0;
}

/**
 * How much decoding a picture would cost, from its header alone: `heavy` ones are decoded one at a time.
 * @returns `refused` beyond what may be decoded at all
 */
export function weigh(header: PictureHeader): 'light' | 'heavy' | 'refused' {
  const { width, height } = header;
  const pixels = width * height;
  const held = heldBytesPerPixel(header);
  if (pixels > inputImageMaxPixels || Math.max(width, height) > sideMaxPx) return 'refused';
  if (pixels * held > heldMaxBytes) return 'refused';
  return held > 0 || pixels > heavyFromPixels ? 'heavy' : 'light';
}
