import type { RgbaImage } from '../../images/cutout-image.ts';
import { type Bitmap, centerIn, type Size } from '../networks/bitmap.ts';
import { isCertain } from './certainty.ts';
import { guidedCoefficients } from './guided-filter.ts';
import { createPlane, type Plane, resizePlane } from './plane.ts';
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
  const logits = await run(input);
  const grid = { width: frame.width / 2, height: frame.height / 2 };
  const data = Float32Array.from(logits, (logit) => 1 / (1 + Math.exp(-logit)));
  const whole = resizePlane({ ...grid, data }, frame.width, frame.height);
  const { left, top, width, height } = centerIn(frame, input);
  const plane = createPlane(width, height);
  for (let y = 0; y < height; y++) {
    const from = (y + top) * frame.width + left;
    plane.data.set(whole.data.subarray(from, from + width), y * width);
  }
  return plane;
}

/** Makes an edge steeper, so that a cut-out has no veil around it. */
function steepen(value: number): number {
  const t = Math.min(1, Math.max(0, (value - 0.35) / 0.4));
  return t * t * (3 - 2 * t);
}

const filter = { radius: 6, smoothness: 1e-4 };

/** Opacity at full size: the mask's edges move to the edges of the photo near them. */
function refine(mask: Plane, guide: Bitmap, full: Bitmap): Uint8Array {
  const coarse = resizePlane(mask, guide.width, guide.height);
  const { a, b } = guidedCoefficients(guide, coarse, filter.radius, filter.smoothness);
  const { width, height } = full;
  const [red, green, blue] = a.map((plane) => resizePlane(plane, width, height).data);
  const offset = resizePlane(b, width, height).data;
  const limit = resizePlane(mask, width, height).data;
  const alpha = new Uint8Array(width * height);
  for (let at = 0; at < alpha.length; at++) {
    const colour = (channel: number) => (full.data[3 * at + channel] ?? 0) / 255;
    const fitted =
      (red?.[at] ?? 0) * colour(0) +
      (green?.[at] ?? 0) * colour(1) +
      (blue?.[at] ?? 0) * colour(2) +
      (offset[at] ?? 0);
    // Where the network is sure, colours do not matter.
    const sure = limit[at] ?? 0;
    const value = sure > 0.97 ? 1 : sure < 0.03 ? 0 : fitted;
    alpha[at] = Math.round(255 * steepen(value));
  }
  return alpha;
}

/** Joins colours and opacity; an edge pixel takes the mean colour of the opaque pixels near it, not the background's. */
function withAlpha({ width, height, data }: Bitmap, alpha: Uint8Array): RgbaImage {
  const result = new Uint8Array(4 * width * height);
  const reach = 3;
  for (let at = 0; at < alpha.length; at++) {
    const opacity = alpha[at] ?? 0;
    if (opacity === 0) continue;
    const sums = [0, 0, 0, 0];
    if (opacity < 250) {
      const [x, y] = [at % width, Math.floor(at / width)];
      for (let v = Math.max(0, y - reach); v <= Math.min(height - 1, y + reach); v++) {
        for (let u = Math.max(0, x - reach); u <= Math.min(width - 1, x + reach); u++) {
          const near = v * width + u;
          if ((alpha[near] ?? 0) < 250) continue;
          for (let channel = 0; channel < 3; channel++) {
            sums[channel] = (sums[channel] ?? 0) + (data[3 * near + channel] ?? 0);
          }
          sums[3] = (sums[3] ?? 0) + 1;
        }
      }
    }
    const count = sums[3] ?? 0;
    for (let channel = 0; channel < 3; channel++) {
      result[4 * at + channel] = count > 0 ? (sums[channel] ?? 0) / count : (data[3 * at + channel] ?? 0);
    }
    result[4 * at + 3] = opacity;
  }
  return { width, height, data: result };
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
