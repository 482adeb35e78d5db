import { openImage } from '../../images/decoder.ts';
import type { Bitmap, Size } from './bitmap.ts';
import type { ScaledPhoto } from './detect-garments.ts';

/**
 * Decodes a photo at the largest size that fits into a frame.
 * @param frame null for the photo's own size
 */
export async function resizeToFit(jpeg: Uint8Array, frame: Size | null): Promise<Bitmap> {
  const image = openImage(jpeg);
  const { data, info } = await (frame ? image.resize(frame.width, frame.height, { fit: 'inside' }) : image)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}

/** The resolution for colours and patterns, as a multiple of the outfit network's frame. */
const detailScale = 2;

/**
 * Decodes a photo at the sizes that the analysis needs.
 * @param jpeg an image that `processUpload` returned
 */
export async function scalePhoto(
  jpeg: Buffer,
  frames: { outfit: Size; garment: Size },
): Promise<ScaledPhoto> {
  const detailFrame = {
    width: detailScale * frames.outfit.width,
    height: detailScale * frames.outfit.height,
  };
  const [outfit, garment, detail] = await Promise.all([
    resizeToFit(jpeg, frames.outfit),
    resizeToFit(jpeg, frames.garment),
    resizeToFit(jpeg, detailFrame),
  ]);
  return { outfit, garment, detail };
}
