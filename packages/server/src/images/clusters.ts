import type { Lab } from './oklab.ts';

/** A group of like colours. */
export interface Cluster {
  readonly center: Lab;
  /** Share of the picture, 0 to 1. */
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

/** k-means with fixed seeds, so that one picture always has the same colours. Empty groups are left out. */
export function cluster(points: readonly Lab[]): Cluster[] {
  const seeds = Array.from({ length: clusterCount }, (_, index) =>
    Math.floor(((index + 0.5) * points.length) / clusterCount),
  );
  let centers = seeds.flatMap((seed) => points.slice(seed, seed + 1));
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
