import type { CieLab } from '@aura/domain/color/cielab';
import { kMeans, meanPoint } from '@aura/domain/color/k-means';
import { createRandom, type Random } from '@aura/domain/random';
import { shadeDistance } from './shade-distance.ts';

/** A group of similar colours. */
export interface Cluster {
  readonly center: CieLab;
  /** Share of all points, 0 to 1. */
  readonly share: number;
  /** Mean distance of its points from the centre. */
  readonly spread: number;
}

const rounds = 8;
/** Maximum sample size; more points hardly change the centres. */
const maxPoints = 500;

/** Returns at most 500 of the points, evenly spaced. */
export function sampleEvenly<Point>(points: ArrayLike<Point>): Point[] {
  const count = Math.min(points.length, maxPoints);
  return Array.from(
    { length: count },
    (_, index) => points[Math.floor((index * points.length) / count)] as Point,
  );
}

/** k-means++ seeding: each next centre is drawn with a probability proportional to its squared distance. */
function drawSeeds(points: readonly CieLab[], count: number, random: Random): CieLab[] {
  const centers = [points[Math.floor(random() * points.length)] as CieLab];
  const weights = points.map(() => Number.POSITIVE_INFINITY);
  while (centers.length < count) {
    const last = centers.at(-1) as CieLab;
    let total = 0;
    points.forEach((point, index) => {
      weights[index] = Math.min(weights[index] ?? 0, shadeDistance(point, last) ** 2);
      total += weights[index] ?? 0;
    });
    if (total === 0) break;
    let remaining = random() * total;
    const chosen = points.findIndex((_, index) => {
      remaining -= weights[index] ?? 0;
      return remaining <= 0;
    });
    centers.push(points[Math.max(0, chosen)] as CieLab);
  }
  return centers;
}

/**
 * Groups colours by k-means in CIELAB. The same points always give the same groups.
 * @param count maximum number of groups; there are fewer when there are fewer colours
 * @returns the groups, largest first; none without points
 */
export function clusterColors(points: readonly CieLab[], count: number): Cluster[] {
  if (points.length === 0) return [];
  const sample = sampleEvenly(points);
  const seeds = drawSeeds(sample, count, createRandom(sample.length));
  return kMeans(sample, { seeds, distance: shadeDistance, rounds })
    .map((group) => {
      const center = meanPoint(group);
      const spread = group.reduce((sum, point) => sum + shadeDistance(point, center), 0) / group.length;
      return { center, share: group.length / sample.length, spread };
    })
    .sort((one, other) => other.share - one.share);
}
