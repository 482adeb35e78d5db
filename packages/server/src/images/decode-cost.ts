import { inputImageMaxPixels } from '@aura/domain/limits/images';
import type { Metadata } from 'sharp';

/** Maximum width and height; a single row of a wider image uses megabytes. */
export const maxSidePx = 16_384;
/** Memory limit for decoding one image, in bytes. */
const maxDecodingBytes = 96_000_000;
/** Minimum pixels of a heavy image; its decoding is slow in any format. */
const heavyMinPixels = 16_000_000;

/** The properties of an image's header that determine the cost. */
export type ImageHeader = Pick<Metadata, 'width' | 'height' | 'format' | 'isProgressive' | 'depth'>;

/**
 * Memory per pixel, as measured, of images that are decoded as a whole; all others are decoded row by row.
 */
function bytesPerPixel({ format, isProgressive, depth }: ImageHeader): number {
  const isDeep = depth !== 'uchar';
  if (format === 'heif') return isDeep ? 27 : 20;
  if (isProgressive) return isDeep ? 12 : 8;
  return 0;
}

/**
 * Classifies the cost of decoding an image by its header; `heavy` images are decoded one at a time.
 * @returns `refused` for an image that must not be decoded
 */
export function decodeCost(header: ImageHeader): 'light' | 'heavy' | 'refused' {
  const { width, height } = header;
  const pixels = width * height;
  const bytes = bytesPerPixel(header);
  if (pixels > inputImageMaxPixels || Math.max(width, height) > maxSidePx) return 'refused';
  if (pixels * bytes > maxDecodingBytes) return 'refused';
  return bytes > 0 || pixels > heavyMinPixels ? 'heavy' : 'light';
}
