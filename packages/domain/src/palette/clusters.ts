import { kMeans, meanPoint } from '../color/k-means.ts';
import type { Oklab } from '../color/oklab.ts';

/** A group of similar colours. */
export interface Cluster {
  readonly center: Oklab;
  /** Share of the image, 0 to 1. */
  readonly share: number;
}

const clusterCount = 8;
const rounds = 12;

/** Squared distance in which hue counts more than lightness, so that a shadow groups with its garment. */
function distance(p: Oklab, q: Oklab): number {
  return (p[0] - q[0]) ** 2 * 0.5 + (p[1] - q[1]) ** 2 * 3 + (p[2] - q[2]) ** 2 * 3;
}

/**
 * Farthest-point seeding: the image's mean, then repeatedly the colour farthest from all seeds so far. The result
 * does not depend on where in the image a colour is or on the thumbnail's width.
 */
function seedsOf(points: readonly Oklab[]): Oklab[] {
  const seeds: Oklab[] = [meanPoint(points)];
  let gaps = points.map(() => Number.POSITIVE_INFINITY);
  while (seeds.length < clusterCount) {
    gaps = points.map((point, index) => Math.min(gaps[index] ?? 0, distance(point, seeds.at(-1) ?? point)));
    const widest = gaps.reduce((most, gap) => Math.max(most, gap), 0);
    const seed = points[gaps.indexOf(widest)];
    if (widest === 0 || seed === undefined) break;
    seeds.push(seed);
  }
  return seeds;
}

/** Groups an image's colours by k-means; the same image always has the same groups. */
export function clusterColors(points: readonly Oklab[]): Cluster[] {
  if (points.length === 0) return [];
  return kMeans(points, { seeds: seedsOf(points), distance, rounds }).map((group) => ({
    center: meanPoint(group),
    share: group.length / points.length,
  }));
}
