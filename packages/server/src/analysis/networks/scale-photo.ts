import { openImage } from '../../images/decoder.ts';
import type { Bitmap, Size } from './bitmap.ts';
import type { ScaledPhoto } from './detect-garments.ts';
import type { FrameSizes } from './worker-messages.ts';

/**
 * Decodes a photo at the largest size that fits into a frame.
 * @param frame null for the photo's own size
 */
export async function resizeToFit(
  jpeg: Uint8Array,
  frame: Size | null,
  { withoutEnlargement = false } = {},
): Promise<Bitmap> {
  const image = openImage(jpeg);
  const options = { fit: 'inside', withoutEnlargement } as const;
  const { data, info } = await (frame ? image.resize(frame.width, frame.height, options) : image)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}

/** A cut-out out of a photo of this size is as large as it is shown on cards at a high pixel density. */
const cutoutFrame: Size = { width: 800, height: 800 };

/** The resolution for colours and patterns, as a multiple of the outfit network's frame. */
const detailScale = 2;

/**
 * Decodes a photo at the sizes that the analysis needs.
 * @param jpeg an image that `processUpload` returned
 */
export async function scalePhoto(jpeg: Buffer, frames: FrameSizes): Promise<ScaledPhoto> {
  const detailFrame = {
    width: detailScale * frames.outfit.width,
    height: detailScale * frames.outfit.height,
  };
  const [outfit, garment, detail, full] = await Promise.all([
    resizeToFit(jpeg, frames.outfit),
    resizeToFit(jpeg, frames.garment),
    resizeToFit(jpeg, detailFrame),
    resizeToFit(jpeg, cutoutFrame, { withoutEnlargement: true }),
  ]);
  return { outfit, garment, detail, full };
}
