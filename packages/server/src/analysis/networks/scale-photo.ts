import { openImage } from '../../images/decoder.ts';
import type { Bitmap, Size } from './bitmap.ts';
import type { ScaledPhoto } from './detect-garments.ts';

async function resizeToFit(jpeg: Buffer, frame: Size): Promise<Bitmap> {
  const { data, info } = await openImage(jpeg)
    .resize(frame.width, frame.height, { fit: 'inside' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}

/** Of the outfit network's frame: how much finer colours and patterns are looked at. */
const detailScale = 2;

/**
 * Decodes a photo at the sizes that it is looked at.
 * @param jpeg an image of our own encoding
 */
export async function scalePhoto(
  jpeg: Buffer,
  frames: { outfit: Size; garment: Size },
): Promise<ScaledPhoto> {
  const large = { width: detailScale * frames.outfit.width, height: detailScale * frames.outfit.height };
  const [outfit, garment, detail] = await Promise.all([
    resizeToFit(jpeg, frames.outfit),
    resizeToFit(jpeg, frames.garment),
    resizeToFit(jpeg, large),
  ]);
  return { outfit, garment, detail };
}
