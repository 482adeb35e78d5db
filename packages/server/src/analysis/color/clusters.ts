import { type Lab, shadeDistance } from './lab.ts';
import { type Random, seededRandom } from './random.ts';

/** A group of like colours. */
export interface Cluster {
  readonly center: Lab;
  /** Part of all points, 0 to 1. */
  readonly share: number;
  /** Mean distance of its points from the centre. */
  readonly spread: number;
}

const rounds = 8;
/** More points than this hardly move the centres any further. */
const pointsMax = 500;

/** At most as many of the points as colours are grouped by, evenly taken. */
export function thinned<Point>(points: ArrayLike<Point>): Point[] {
  const count = Math.min(points.length, pointsMax);
  return Array.from(
    { length: count },
    (_, index) => points[Math.floor((index * points.length) / count)] as Point,
  );
}

/** Index of the nearest centre. */
export function nearest(point: Lab, centers: readonly Lab[]): number {
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  for (let index = 0; index < centers.length; index++) {
    const distance = shadeDistance(point, centers[index] as Lab);
    if (distance < least) [best, least] = [index, distance];
  }
  return best;
}

/** Starting centres far from one another: each next one is drawn by its squared distance (k-means++). */
function seeds(points: readonly Lab[], count: number, random: Random): Lab[] {
  const centers = [points[Math.floor(random() * points.length)] as Lab];
  const weights = points.map(() => Number.POSITIVE_INFINITY);
  while (centers.length < count) {
    const last = centers.at(-1) as Lab;
    let total = 0;
    points.forEach((point, index) => {
      weights[index] = Math.min(weights[index] ?? 0, shadeDistance(point, last) ** 2);
      total += weights[index] ?? 0;
    });
    if (total === 0) break;
    let mark = random() * total;
    const chosen = points.findIndex((_, index) => {
      mark -= weights[index] ?? 0;
      return mark <= 0;
    });
    centers.push(points[Math.max(0, chosen)] as Lab);
  }
  return centers;
}

function mean(points: readonly Lab[]): Lab {
  let [lightness, a, b] = [0, 0, 0];
  for (const point of points) {
    lightness += point[0];
    a += point[1];
    b += point[2];
  }
  return [lightness / points.length, a / points.length, b / points.length];
}

function grouped(points: readonly Lab[], centers: readonly Lab[]): Lab[][] {
  const groups: Lab[][] = centers.map(() => []);
  for (const point of points) groups[nearest(point, centers)]?.push(point);
  return groups.filter((group) => group.length > 0);
}

/**
 * Groups colours by k-means in CIELAB. The same points always give the same groups.
 * @param count groups at most; fewer when there are fewer colours
 * @returns the largest group first; none without points
 */
export function clusterColors(points: readonly Lab[], count: number): Cluster[] {
  if (points.length === 0) return [];
  const sample = thinned(points);
  let centers = seeds(sample, count, seededRandom(sample.length));
  let groups = grouped(sample, centers);
  for (let round = 1; round < rounds; round++) {
    centers = groups.map(mean);
    groups = grouped(sample, centers);
  }
  return groups
    .map((group) => {
      const center = mean(group);
      const spread = group.reduce((sum, point) => sum + shadeDistance(point, center), 0) / group.length;
      return { center, share: group.length / sample.length, spread };
    })
    .sort((one, other) => other.share - one.share);
}
