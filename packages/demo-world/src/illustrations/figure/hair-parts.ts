import type { Art } from '../core/art.ts';
import { dark, light, luminance } from '../core/color.ts';
import { curve, fmt, lerp, nth, type Point, type Points, shape } from '../core/geometry.ts';

/** Layers behind the neck and over the face. */
export interface Hair {
  readonly back: string;
  readonly front: string;
}

/** Draws hair in head units: centre of the head at 0,0, crown at -58, chin at 58. */
export type DrawHair = (art: Art, hair: string) => Hair;

/** Returns a bumpy outline along an ellipse from angle `a0` to `a1`, with `n` points. */
export function bumpy(
  art: Art,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  n: number,
  amp: number,
  a0 = 0,
  a1 = Math.PI * 2,
): Point[] {
  const pts: Point[] = [];
  for (let i = 0; i < n; i++) {
    const a = lerp(a0, a1, i / (a1 - a0 > 6.2 ? n : n - 1)),
      k = 1 + (i % 2 ? amp : -amp * 0.4) + (art.random() - 0.5) * amp * 0.9;
    pts.push([cx + Math.cos(a) * rx * k, cy + Math.sin(a) * ry * k]);
  }
  return pts;
}

/** Makes an outline wavy; its corners do not move. */
export const wavy = (pts: Points, amp: number): Point[] =>
  pts.map(([x, y, c], i) => (c ? [x, y, c] : [x + (i % 2 ? amp : -amp), y]));

interface LockStyle {
  readonly strands?: readonly Points[];
  /** SVG that is painted inside the outline. */
  readonly inner?: string;
}

/** Draws hair inside an outline, with light and strands. */
export function lock(
  art: Art,
  hair: string,
  outline: Points,
  { strands: lines = [], inner = '' }: LockStyle = {},
): string {
  const d = shape(outline);
  const dk = dark(hair, 0.55),
    lt = light(hair, luminance(hair) < 0.25 ? 0.3 : 0.5);
  const g = art.lin(-40, -70, 50, 90, [
    [0, lt, 0.4],
    [0.35, lt, 0.04],
    [0.6, dk, 0.05],
    [1, dk, 0.6],
  ]);
  const strands = lines
    .map(
      (p, i) =>
        `<path d="${curve(p)}" stroke="${i % 2 ? lt : dk}" stroke-width="${i % 2 ? 1.1 : 1.5}" opacity="${i % 2 ? 0.24 : 0.4}"/>`,
    )
    .join('');
  return `<g ${art.clip(d)}><path d="${d}" fill="${hair}"/><path d="${d}" fill="${g}"/><g fill="none" stroke-linecap="round">${strands}</g>${inner}<path d="${d}" fill="none" stroke="${dk}" stroke-width="7" opacity=".45" ${art.blur(3)}/></g>`;
}

/** Interpolates `n` strands between two strands with equal numbers of points. */
export const flow = (a: Points, b: Points, n = 7): Point[][] =>
  Array.from({ length: n }, (_, i) => {
    const t = (i + 0.5) / n;
    return a.map((p, j): Point => [lerp(p[0], nth(b, j)[0], t), lerp(p[1], nth(b, j)[1], t)]);
  });

/** Draws `n` small curls inside an ellipse. */
export function curls(art: Art, hair: string, cx: number, cy: number, rx: number, ry: number, n: number) {
  let s = '';
  for (let i = 0; i < n; i++) {
    const a = art.random() * 6.28,
      r = Math.sqrt(art.random()),
      x = cx + Math.cos(a) * rx * r,
      y = cy + Math.sin(a) * ry * r,
      q = 3 + art.random() * 4;
    s += `<path d="M${fmt(x - q)} ${fmt(y)}a${fmt(q)} ${fmt(q)} 0 1 1 ${fmt(q * 1.6)} ${fmt(q * 0.6)}" fill="none" stroke="${i % 2 ? light(hair, 0.32) : dark(hair, 0.5)}" stroke-width="1.6" opacity=".38"/>`;
  }
  return s;
}
