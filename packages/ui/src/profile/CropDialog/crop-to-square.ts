import { uploadImageLongSidePx, uploadJpegQuality } from '@aura/domain/limits/images';
import { encodeJpeg } from '../../foundations/encode-jpeg.ts';

interface Square {
  readonly side: number;
  readonly left: number;
  readonly top: number;
}

/**
 * Crops an image to a square file, scaled down to the upload size.
 * @throws Error when the browser cannot encode it
 */
export function cropToSquare(image: HTMLImageElement, { side, left, top }: Square): Promise<Blob> {
  const length = Math.round(Math.min(side, uploadImageLongSidePx));
  const canvas = document.createElement('canvas');
  canvas.width = length;
  canvas.height = length;
  canvas.getContext('2d')?.drawImage(image, left, top, side, side, 0, 0, length, length);
  return encodeJpeg(canvas, uploadJpegQuality);
}
