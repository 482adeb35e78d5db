/** A point in a colour space of three axes. */
export type Point = readonly [number, number, number];

/** Measures the distance between two points; any measure that grows with the distance is valid. */
export type Distance = (one: Point, other: Point) => number;

/** Returns the index of the nearest centre; of two equally near ones the first. */
export function nearestCenter(point: Point, centers: readonly Point[], distance: Distance): number {
  let nearest = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let index = 0; index < centers.length; index++) {
    const current = distance(point, centers[index] as Point);
    if (current < least) [nearest, least] = [index, current];
  }
  return nearest;
}

/** Returns the mean of a group of at least one point. */
export function meanPoint(group: readonly Point[]): Point {
  let x = 0;
  let y = 0;
  let z = 0;
  for (const point of group) {
    x += point[0];
    y += point[1];
    z += point[2];
  }
  return [x / group.length, y / group.length, z / group.length];
}

function groupByCenter(points: readonly Point[], centers: readonly Point[], distance: Distance): Point[][] {
  const groups: Point[][] = centers.map(() => []);
  for (const point of points) groups[nearestCenter(point, centers, distance)]?.push(point);
  return groups;
}

interface KMeansOptions {
  /** The initial centres, one per group. */
  readonly seeds: readonly Point[];
  readonly distance: Distance;
  /** Number of iterations. */
  readonly rounds: number;
}

/**
 * Groups points by k-means. The same points and seeds always give the same groups. A centre without points is
 * not moved.
 * @returns the groups with at least one point, in the order of their seeds
 */
export function kMeans(points: readonly Point[], { seeds, distance, rounds }: KMeansOptions): Point[][] {
  let centers = seeds;
  let groups = groupByCenter(points, centers, distance);
  for (let round = 1; round < rounds; round++) {
    const previous = groups;
    centers = centers.map((center, index) => (previous[index]?.length ? meanPoint(previous[index]) : center));
    groups = groupByCenter(points, centers, distance);
  }
  return groups.filter((group) => group.length > 0);
}
