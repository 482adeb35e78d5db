import { openPicture } from '../../images/decoder.ts';
import type { Bitmap, Size } from './bitmap.ts';
import type { Views } from './find-garments.ts';

async function fitted(jpeg: Buffer, frame: Size): Promise<Bitmap> {
  const { data, info } = await openPicture(jpeg)
    .resize(frame.width, frame.height, { fit: 'inside' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}

/**
 * Decodes a photo at the sizes that the networks look at.
 * @param jpeg a picture of our own encoding
 */
export async function viewsOf(jpeg: Buffer, frames: { outfit: Size; garment: Size }): Promise<Views> {
  const [outfit, garment] = await Promise.all([fitted(jpeg, frames.outfit), fitted(jpeg, frames.garment)]);
  return { outfit, garment };
}
