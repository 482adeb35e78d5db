import type { Lab } from './oklab.ts';

/** A group of like colours. */
export interface Cluster {
  readonly center: Lab;
  /** Share of the image, 0 to 1. */
  readonly share: number;
}

const clusterCount = 8;
const rounds = 12;

/** Squared distance in which hue counts more than light: a shadow belongs to its garment. */
function distance(p: Lab, q: Lab): number {
  return (p[0] - q[0]) ** 2 * 0.5 + (p[1] - q[1]) ** 2 * 3 + (p[2] - q[2]) ** 2 * 3;
}

function nearest(point: Lab, centers: readonly Lab[]): number {
  let best = 0;
  let bestDistance = Number.POSITIVE_INFINITY;
  centers.forEach((center, index) => {
    const d = distance(point, center);
    if (d < bestDistance) {
      bestDistance = d;
      best = index;
    }
  });
  return best;
}

function assign(points: readonly Lab[], centers: readonly Lab[]): Lab[][] {
  const groups: Lab[][] = centers.map(() => []);
  for (const point of points) groups[nearest(point, centers)]?.push(point);
  return groups;
}

function mean(group: readonly Lab[], fallback: Lab): Lab {
  if (group.length === 0) return fallback;
  const sum = [0, 0, 0] as [number, number, number];
  for (const [lightness, a, b] of group) {
    sum[0] += lightness;
    sum[1] += a;
    sum[2] += b;
  }
  return [sum[0] / group.length, sum[1] / group.length, sum[2] / group.length];
}

/**
 * The image's mean, then each time the colour farthest from all before: neither the place of a colour nor the
 * width of the thumb decides.
 */
function seeds(points: readonly Lab[]): Lab[] {
  const found = [mean(points, [0, 0, 0])];
  let gaps = points.map(() => Number.POSITIVE_INFINITY);
  while (found.length < clusterCount) {
    gaps = points.map((point, index) => Math.min(gaps[index] ?? 0, distance(point, found.at(-1) ?? point)));
    const widest = gaps.reduce((most, gap) => Math.max(most, gap), 0);
    const seed = points[gaps.indexOf(widest)];
    if (widest === 0 || seed === undefined) break;
    found.push(seed);
  }
  return found;
}

/** k-means, so that one image always has the same colours. Empty groups are left out. */
export function cluster(points: readonly Lab[]): Cluster[] {
  let centers = seeds(points);
  let groups = assign(points, centers);
  for (let round = 1; round < rounds; round++) {
    centers = centers.map((center, index) => mean(groups[index] ?? [], center));
    groups = assign(points, centers);
  }
  return centers
    .map((center, index) => ({
      center: mean(groups[index] ?? [], center),
      share: (groups[index]?.length ?? 0) / points.length,
    }))
    .filter((found) => found.share > 0);
}
