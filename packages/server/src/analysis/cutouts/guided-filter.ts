import type { Bitmap } from '../networks/bitmap.ts';
import { boxBlur, type Plane } from './plane.ts';

/** Values per pixel with which the filtered plane follows from a colour: a · rgb + b. */
export interface GuidedCoefficients {
  readonly a: readonly [Plane, Plane, Plane];
  readonly b: Plane;
}

function multiply(one: Plane, other: Plane): Plane {
  return { ...one, data: one.data.map((value, at) => value * (other.data[at] ?? 0)) };
}

/** A colour channel of an image, 0 to 1. */
function channelOf({ width, height, data }: Bitmap, channel: number): Plane {
  const plane = new Float32Array(width * height);
  for (let at = 0; at < plane.length; at++) plane[at] = (data[3 * at + channel] ?? 0) / 255;
  return { width, height, data: plane };
}

/**
 * Fits the plane to the colours around each pixel (guided filter with a colour guide: He, Sun and Tang, 2013), so that
 * its edges move to the edges of the image.
 * @param image of the plane's size
 * @param smoothness variance of the colours below which an area is smoothed
 */
export function guidedCoefficients(
  image: Bitmap,
  plane: Plane,
  radius: number,
  smoothness: number,
): GuidedCoefficients {
  const blur = (source: Plane) => boxBlur(source, radius);
  const channels = [channelOf(image, 0), channelOf(image, 1), channelOf(image, 2)] as const;
  const means = channels.map(blur);
  const mean = blur(plane);
  const products = channels.map((channel) => blur(multiply(channel, plane)));
  const pairs = [
    [0, 0],
    [0, 1],
    [0, 2],
    [1, 1],
    [1, 2],
    [2, 2],
  ] as const;
  const moments = pairs.map(([i, j]) => blur(multiply(channels[i], channels[j])));
  const empty = (): Plane => ({ ...plane, data: new Float32Array(plane.data.length) });
  const a = [empty(), empty(), empty()] as const;
  const b = empty();
  for (let at = 0; at < plane.data.length; at++) {
    const value = (source: Plane | undefined) => source?.data[at] ?? 0;
    const m0 = value(means[0]);
    const m1 = value(means[1]);
    const m2 = value(means[2]);
    const m = value(mean);
    const c00 = value(moments[0]) - m0 * m0 + smoothness;
    const c01 = value(moments[1]) - m0 * m1;
    const c02 = value(moments[2]) - m0 * m2;
    const c11 = value(moments[3]) - m1 * m1 + smoothness;
    const c12 = value(moments[4]) - m1 * m2;
    const c22 = value(moments[5]) - m2 * m2 + smoothness;
    const v0 = value(products[0]) - m0 * m;
    const v1 = value(products[1]) - m1 * m;
    const v2 = value(products[2]) - m2 * m;
    // The inverse of the symmetric covariance by its cofactors.
    const k00 = c11 * c22 - c12 * c12;
    const k01 = c02 * c12 - c01 * c22;
    const k02 = c01 * c12 - c02 * c11;
    const k11 = c00 * c22 - c02 * c02;
    const k12 = c01 * c02 - c00 * c12;
    const k22 = c00 * c11 - c01 * c01;
    const determinant = c00 * k00 + c01 * k01 + c02 * k02;
    const a0 = (k00 * v0 + k01 * v1 + k02 * v2) / determinant;
    const a1 = (k01 * v0 + k11 * v1 + k12 * v2) / determinant;
    const a2 = (k02 * v0 + k12 * v1 + k22 * v2) / determinant;
    a[0].data[at] = a0;
    a[1].data[at] = a1;
    a[2].data[at] = a2;
    b.data[at] = m - a0 * m0 - a1 * m1 - a2 * m2;
  }
  return { a: [blur(a[0]), blur(a[1]), blur(a[2])], b: blur(b) };
}
