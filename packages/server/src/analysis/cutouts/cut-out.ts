import type { RgbaImage } from '../../images/cutout-image.ts';
import { type Bitmap, centerIn, type Size } from '../networks/bitmap.ts';
import { isCertain } from './certainty.ts';
import { decodeMask } from './decode-mask.ts';
import { refine, withAlpha } from './garment-edge.ts';
import { cropPlane, type Plane, resizePlane } from './plane.ts';
import { withoutSpecks } from './regions.ts';

/** The cut-out network: maps a photo to the probability that a pixel belongs to the garment. */
export interface CutoutNetwork {
  /** The input size, in pixels. */
  readonly frame: Size;
  /** @returns logits of half the frame's size */
  run(bitmap: Bitmap): Promise<Float32Array>;
}

/** A photo in three sizes. */
export interface CutoutPhoto {
  /** Fits into the network's frame. */
  readonly input: Bitmap;
  /** For the outline; its colours decide where it is. */
  readonly guide: Bitmap;
  readonly full: Bitmap;
}

function mirror({ width, height, data }: Bitmap): Bitmap {
  const result = new Uint8Array(data.length);
  for (let at = 0; at < width * height; at++) {
    const x = at % width;
    const from = 3 * (at - x + width - 1 - x);
    result.set(data.subarray(from, from + 3), 3 * at);
  }
  return { width, height, data: result };
}

/** The probabilities of the photo, without the frame around it. */
async function predict({ frame, run }: CutoutNetwork, input: Bitmap): Promise<Plane> {
  const mask = decodeMask(await run(input), frame);
  return cropPlane(resizePlane(mask, frame.width, frame.height), centerIn(frame, input));
}

/**
 * Removes the background of a photo of one garment.
 * @returns null when it is unsure which part is the garment
 */
export async function cutOut(network: CutoutNetwork, photo: CutoutPhoto): Promise<RgbaImage | null> {
  const one = await predict(network, photo.input);
  const mirrored = await predict(network, mirror(photo.input));
  const other = {
    ...mirrored,
    data: mirrored.data.map(
      (_, at) => mirrored.data[at - 2 * (at % mirrored.width) + mirrored.width - 1] ?? 0,
    ),
  };
  if (!isCertain(one, other)) return null;
  const mean = { ...one, data: one.data.map((value, at) => (value + (other.data[at] ?? 0)) / 2) };
  return withAlpha(photo.full, refine(withoutSpecks(mean), photo.guide, photo.full));
}
