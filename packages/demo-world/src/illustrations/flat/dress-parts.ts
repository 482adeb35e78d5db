import type { Stroke } from '../core/cloth.ts';
import { lerp, type Point, points } from '../core/geometry.ts';
import { CENTER } from './shared.ts';

/** Returns the scalloped edge of a skirt: half width `half`, `n` waves of height `amp`. */
export function hemline(half: number, hem: number, n: number, amp: number, drop = 26) {
  const r: Point[] = [];
  for (let i = n; i >= -n; i--)
    r.push([CENTER + (i / n) * half, hem + 12 - (i / n) ** 2 * drop + (i % 2 ? amp : -amp * 0.4)]);
  return r.slice(1, -1);
}

/**
 * Returns folds and highlights that widen from a waist at `y0` of width `w0` to a hem at `y1` of width `w1`.
 */
export function fan(n: number, y0: number, w0: number, y1: number, w1: number, ws = 24) {
  const folds: Stroke[] = [],
    lights: Stroke[] = [];
  for (let i = -n; i <= n; i++) {
    const t = i / (n + 0.4);
    folds.push([
      points`
${CENTER + t * w0},${y0 + (i % 2 ? 26 : 4)} ${CENTER + t * lerp(w0, w1, 0.56)},${lerp(y0, y1, 0.5)}
${CENTER + t * w1},${y1}
`,
      i % 2 ? ws * 0.7 : ws,
      i % 2 ? 0.6 : 0.95,
    ]);
    lights.push([
      points`${CENTER + (t + 0.09) * w0 * 1.1},${y0 + 60} ${CENTER + (t + 0.09) * w1},${y1}`,
      ws * 0.8,
      0.75,
    ]);
  }
  return { folds, lights };
}
