import { openPicture } from '../../images/decoder.ts';
import { type Lab, labOf } from './lab.ts';

/** A small picture as colours, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly colors: readonly Lab[];
}

/** Long side in pixels at which garments are looked at. */
const workingSidePx = 192;

/**
 * Reads a picture at the size that the analysis works with.
 * @param jpeg a picture of our own encoding
 */
export async function readPixels(jpeg: Buffer): Promise<Pixels> {
  const { data, info } = await openPicture(jpeg)
    .resize(workingSidePx, workingSidePx, { fit: 'inside' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const colors = Array.from({ length: width * height }, (_, index) => {
    const at = index * channels;
    return labOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
  });
  return { width, height, colors };
}
