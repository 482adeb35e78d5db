import { clamp, corner, lerp, nth, type Point, type Points, shape } from './geometry.ts';

/** The outline of a limb or a sleeve. */
export interface Tube {
  /** The edge to the left of the spine's direction. */
  readonly left: Point[];
  readonly right: Point[];
  /** The smoothed spine; each point has its radius as mark. */
  readonly spine: Point[];
  /** SVG path data of the closed outline. */
  readonly d: string;
}

interface TubeOptions {
  /** Length of the rounded tip in radii; 0 for a flat one. The start is flat. */
  readonly capEnd?: number;
  /** Number of interpolation steps between two spine points. */
  readonly steps?: number;
}

/** Creates a tube around a spine of [x, y, radius] points. */
export function tube(spine: Points, { capEnd = 0, steps = 5 }: TubeOptions = {}): Tube {
  const smooth = smoothSpine(spine, steps);
  const end = smooth.length - 1;
  const left: Point[] = [];
  const right: Point[] = [];
  smooth.forEach((p, i) => {
    const a = nth(smooth, Math.max(0, i - 1));
    const b = nth(smooth, Math.min(end, i + 1));
    const m = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const radius = p[2] ?? 0;
    const nx = (-(b[1] - a[1]) / m) * radius;
    const ny = ((b[0] - a[0]) / m) * radius;
    left.push([p[0] + nx, p[1] + ny]);
    right.push([p[0] - nx, p[1] - ny]);
  });
  const isCut = (i: number) => i === 0 || (i === end && !capEnd);
  const there = left.map((p, i) => (isCut(i) ? corner(p) : p));
  const back = right.map((p, i) => (isCut(i) ? corner(p) : p)).reverse();
  const tip = capEnd ? [cap(nth(smooth, end), nth(smooth, end - 1), capEnd)] : [];
  return { left, right, spine: smooth, d: shape([...there, ...tip, ...back]) };
}

/** Returns the tip of a rounded end: beyond `a`, away from `b`. */
function cap(a: Point, b: Point, reach: number): Point {
  const m = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const r = (a[2] ?? 0) * reach;
  return [a[0] - ((b[0] - a[0]) / m) * r, a[1] - ((b[1] - a[1]) / m) * r];
}

function smoothSpine(spine: Points, steps: number): Point[] {
  const at = (i: number) => nth(spine, clamp(i, 0, spine.length - 1));
  const smooth: Point[] = [];
  for (let i = 0; i < spine.length - 1; i++) {
    for (let j = 0; j < steps; j++) smooth.push(between(at(i - 1), at(i), at(i + 1), at(i + 2), j / steps));
  }
  return [...smooth, at(spine.length - 1)];
}

/** Catmull-Rom interpolation of position; the radius is eased from `b` to `c`. */
function between(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const t2 = t * t;
  const t3 = t2 * t;
  const on = (p: number, q: number, r: number, s: number) => {
    const v0 = (r - p) / 2;
    const v1 = (s - q) / 2;
    return (2 * q - 2 * r + v0 + v1) * t3 + (-3 * q + 3 * r - 2 * v0 - v1) * t2 + v0 * t + q;
  };
  return [
    on(a[0], b[0], c[0], d[0]),
    on(a[1], b[1], c[1], d[1]),
    lerp(b[2] ?? 0, c[2] ?? 0, t * t * (3 - 2 * t)),
  ];
}
