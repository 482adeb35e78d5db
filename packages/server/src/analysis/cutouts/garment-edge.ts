import type { RgbaImage } from '../../images/cutout-image.ts';
import type { Bitmap } from '../networks/bitmap.ts';
import { guidedCoefficients } from './guided-filter.ts';
import { type Plane, resizePlane, sampleResized } from './plane.ts';

/** Makes an edge steeper, so that a cut-out has no veil around it. */
function steepen(value: number): number {
  const t = Math.min(1, Math.max(0, (value - 0.35) / 0.4));
  return t * t * (3 - 2 * t);
}

const filter = { radius: 6, smoothness: 1e-4 };

/**
 * Opacity at full size: the mask's edges move to the edges of the photo near them.
 * @param guide the photo at a lower resolution
 * @param radius how far the edges move, in pixels of the guide
 */
export function refine(mask: Plane, guide: Bitmap, full: Bitmap, radius = filter.radius): Uint8Array {
  const coarse = resizePlane(mask, guide.width, guide.height);
  const { a, b } = guidedCoefficients(guide, coarse, radius, filter.smoothness);
  const { width, height } = full;
  const atFullSize = (plane: Plane) => sampleResized(plane, width, height);
  const red = atFullSize(a[0]);
  const green = atFullSize(a[1]);
  const blue = atFullSize(a[2]);
  const offset = atFullSize(b);
  const limit = atFullSize(mask);
  const alpha = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      // Where the mask is sure, colours do not matter.
      const sure = limit(x, y);
      if (sure < 0.03) continue;
      if (sure > 0.97) {
        alpha[at] = 255;
        continue;
      }
      const fitted =
        red(x, y) * (full.data[3 * at] ?? 0) +
        green(x, y) * (full.data[3 * at + 1] ?? 0) +
        blue(x, y) * (full.data[3 * at + 2] ?? 0);
      alpha[at] = Math.round(255 * steepen(fitted / 255 + offset(x, y)));
    }
  }
  return alpha;
}

/** Joins colours and opacity; an edge pixel takes the mean colour of the opaque pixels near it, not the background's. */
export function withAlpha({ width, height, data }: Bitmap, alpha: Uint8Array): RgbaImage {
  const result = new Uint8Array(4 * width * height);
  const reach = 3;
  for (let at = 0; at < alpha.length; at++) {
    const opacity = alpha[at] ?? 0;
    if (opacity === 0) continue;
    const sums = [0, 0, 0, 0];
    if (opacity < 250) {
      const x = at % width;
      const y = Math.floor(at / width);
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
