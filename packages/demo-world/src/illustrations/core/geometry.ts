/** Geometry helpers: outlines as lists of points, smooth curves through points, limbs as tubes. */

/**
 * x, y and an optional mark. In an outline, mark 1 makes the point a corner; in the spine of a tube, the mark
 * is the radius.
 */
export type Point = readonly [x: number, y: number, mark?: number];
export type Points = readonly Point[];

/** Formats a number for SVG, rounded to 0.1 px. */
export const fmt = (n: number) => String(Math.round(n * 10) / 10);

/** Interpolates linearly between `a` and `b`; `t` is 0 to 1. */
export const lerp = (a: number, b: number, t: number) => a + (b - a) * t;

/** Limits `v` to the range from `a` to `b`. */
export const clamp = (v: number, a: number, b: number) => Math.max(a, Math.min(b, v));

/**
 * Returns the element at an index.
 * @throws RangeError when the index is out of range
 */
export function nth<T>(list: readonly T[], index: number): T {
  const value = list[index];
  if (value === undefined) throw new RangeError(`no element ${index} in a list of ${list.length}`);
  return value;
}

/**
 * Returns the last element of a list.
 * @throws RangeError when the list is empty
 */
export const last = <T>(list: readonly T[]) => nth(list, list.length - 1);

/** Parses points: "x,y" is a point, "x,y!" a corner, "x,y,r" a spine point with its radius. */
export function points(strings: TemplateStringsArray, ...values: number[]): Point[] {
  const text = String.raw({ raw: strings }, ...values).trim();
  return text.split(/\s+/).map((part): Point => {
    const corner = part.endsWith('!');
    const [x = 0, y = 0, mark] = (corner ? part.slice(0, -1) : part).split(',').map(Number);
    if (corner) return [x, y, 1];
    return mark === undefined ? [x, y] : [x, y, mark];
  });
}

/** Joins SVG fragments; later ones are painted on top. */
export const layers = (...parts: readonly (string | number)[]) => parts.join('');

/** Creates a point with a mark. */
const placed = (x: number, y: number, mark: number | undefined): Point => (mark ? [x, y, mark] : [x, y]);

/** Marks a point as a corner. */
export const corner = (p: Point): Point => [p[0], p[1], 1];

/** Returns the SVG path data of a smooth curve through the points. */
export function curve(pts: Points, closed = false): string {
  const n = pts.length;
  const at = (i: number) => (closed ? nth(pts, (i + n * 4) % n) : nth(pts, clamp(i, 0, n - 1)));
  let d = `M${fmt(at(0)[0])} ${fmt(at(0)[1])}`;
  const segments = closed ? n : n - 1;
  for (let i = 0; i < segments; i++) {
    const p0 = at(i - 1);
    const p1 = at(i);
    const p2 = at(i + 1);
    const p3 = at(i + 2);
    if (p1[2] && p2[2]) {
      d += `L${fmt(p2[0])} ${fmt(p2[1])}`;
      continue;
    }
    const length = Math.hypot(p2[0] - p1[0], p2[1] - p1[1]);
    const c1 = handle(p0, p1, p2, length, 1);
    const c2 = handle(p1, p2, p3, length, -1);
    d += `C${fmt(c1[0])} ${fmt(c1[1])} ${fmt(c2[0])} ${fmt(c2[1])} ${fmt(p2[0])} ${fmt(p2[1])}`;
  }
  return closed ? `${d}Z` : d;
}

/** Returns the Bezier handle of `b` towards `c` (sign 1) or `a` (sign -1). */
function handle(a: Point, b: Point, c: Point, length: number, sign: number): Point {
  if (b[2]) {
    const towards = sign > 0 ? c : a;
    return [b[0] + (towards[0] - b[0]) / 3, b[1] + (towards[1] - b[1]) / 3];
  }
  const before = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const after = Math.hypot(c[0] - b[0], c[1] - b[1]) || 1;
  const tx = ((b[0] - a[0]) / before) * after + ((c[0] - b[0]) / after) * before;
  const ty = ((b[1] - a[1]) / before) * after + ((c[1] - b[1]) / after) * before;
  const m = Math.hypot(tx, ty) || 1;
  return [b[0] + (sign * (tx / m) * length) / 3, b[1] + (sign * (ty / m) * length) / 3];
}

/** Returns the SVG path data of a closed outline. */
export const shape = (pts: Points) => curve(pts, true);

/** Mirrors a half outline, given as offsets from the centre line from top to bottom. */
export function symmetric(half: Points, cx = 450): Point[] {
  const right = half.map(([x, y, mark]) => placed(cx + x, y, mark));
  const left = half.filter(([x]) => x !== 0).map(([x, y, mark]) => placed(cx - x, y, mark));
  return [...right, ...left.reverse()];
}

/** Converts offsets from the centre line to points on its right (1) or left (-1) side. */
export const onSide = (side: number, pts: Points, cx = 450): Point[] =>
  pts.map(([x, y, mark]) => placed(cx + side * x, y, mark));

/** Draws the right side, then the left side. */
export const bothSides = (draw: (side: number) => string) => draw(1) + draw(-1);

/** Interpolates a table of [x, value] rows at `x`, with easing. */
export function along(keys: Points, x: number): number {
  let before = nth(keys, 0);
  for (const key of keys) {
    if (x <= key[0]) {
      const t = key === before ? 0 : (x - before[0]) / (key[0] - before[0]);
      return lerp(before[1], key[1], t * t * (3 - 2 * t));
    }
    before = key;
  }
  return before[1];
}
