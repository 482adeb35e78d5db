import { type Oklab, oklabToHex, rgbToOklab } from '../color/oklab.ts';
import { imageMaxPaletteColors } from '../limits/images.ts';
import { type Cluster, clusterColors } from './clusters.ts';

/** Colours with a smaller share of the image are ignored. */
const minimumShare = 0.012;
/** Lightness of the glow, and its minimum and maximum chroma. */
const glowLightness = 0.8;
const glowChroma = { min: 0.072, max: 0.16 };

const chroma = ([, a, b]: Oklab) => Math.hypot(a, b);
const hue = ([, a, b]: Oklab) => Math.atan2(b, a);
const weight = ({ center, share }: Cluster) => chroma(center) * Math.sqrt(share) + 0.002;

/** The distance of two hues, in radians from 0 to pi. */
function hueDistance(one: number, other: number): number {
  return Math.abs(Math.atan2(Math.sin(one - other), Math.cos(one - other)));
}

function colorDistance(one: Cluster, other: Cluster): number {
  const p = one.center;
  const q = other.center;
  return Math.hypot(p[1] - q[1], p[2] - q[2]) + 0.15 * Math.abs(p[0] - q[0]);
}

/** Returns the strongest colour, then strong colours that differ from those already picked. */
function pickColors(clusters: readonly Cluster[]): Cluster[] {
  const rest = clusters
    .filter((candidate) => candidate.share > minimumShare)
    .sort((a, b) => weight(b) - weight(a));
  const picked = rest.splice(0, 1);
  const score = (candidate: Cluster) =>
    Math.min(...picked.map((other) => colorDistance(candidate, other))) * (weight(candidate) + 0.03);
  while (picked.length < imageMaxPaletteColors && rest.length > 0) {
    rest.sort((a, b) => score(b) - score(a));
    picked.push(...rest.splice(0, 1));
  }
  return picked;
}

/** Moves hues that are too similar away from the first one. */
function spreadHues(first: number, second: number, third: number): [number, number, number] {
  const warm = first > 0 && first < 2;
  const nextTo = hueDistance(second, first) < 0.45 ? first - 0.6 : second;
  const crowded = hueDistance(third, first) < 0.9 && hueDistance(third, nextTo) < 0.9;
  return [first, nextTo, crowded ? first - (warm ? 1.5 : -1.4) : third];
}

function glow(angle: number, strength: number): string {
  const c = Math.min(glowChroma.max, Math.max(glowChroma.min, strength * 1.25));
  return oklabToHex([glowLightness, c * Math.cos(angle), c * Math.sin(angle)]);
}

/**
 * The palette of an image: its three main colours with the lightness of the glow. Deterministic for the same
 * pixels.
 * @param rgba pixels of a thumbnail of about 48 pixels a side, four bytes each
 * @returns hex colours, the strongest first; empty when there are no pixels
 */
export function paletteOf(rgba: Uint8Array | Uint8ClampedArray): string[] {
  const points: Oklab[] = [];
  for (let i = 0; i + 3 < rgba.length; i += 4) {
    points.push(rgbToOklab(rgba[i] ?? 0, rgba[i + 1] ?? 0, rgba[i + 2] ?? 0));
  }
  const picked = pickColors(clusterColors(points)).map(({ center }) => center);
  const first = picked[0];
  if (first === undefined) return [];
  const second = picked[1] ?? first;
  const third = picked[2] ?? first;
  const hues = spreadHues(hue(first), hue(second), hue(third));
  return [first, second, third].map((color, index) => glow(hues[index] ?? 0, chroma(color)));
}
