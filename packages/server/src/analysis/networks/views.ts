import { openImage } from '../../images/decoder.ts';
import type { Bitmap, Size } from './bitmap.ts';
import type { Views } from './find-garments.ts';

async function fitted(jpeg: Buffer, frame: Size): Promise<Bitmap> {
  const { data, info } = await openImage(jpeg)
    .resize(frame.width, frame.height, { fit: 'inside' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}

/** Of the outfit network's frame: how much finer colours and patterns are looked at. */
const finer = 2;

/**
 * Decodes a photo at the sizes that it is looked at.
 * @param jpeg an image of our own encoding
 */
export async function viewsOf(jpeg: Buffer, frames: { outfit: Size; garment: Size }): Promise<Views> {
  const large = { width: finer * frames.outfit.width, height: finer * frames.outfit.height };
  const [outfit, garment, detail] = await Promise.all([
    fitted(jpeg, frames.outfit),
    fitted(jpeg, frames.garment),
    fitted(jpeg, large),
  ]);
  return { outfit, garment, detail };
}
