import { cloth, type Stroke } from '../core/cloth.ts';
import { layers, type Point, points, shape } from '../core/geometry.ts';
import { seam } from '../core/trims.ts';
import { insideWaist, waistband } from './legs.ts';
import { CENTER, type DrawFlat } from './shared.ts';

/** A flared skirt. */
export const skirts: DrawFlat = (art, piece) => {
  const k = piece.color,
    top = 190,
    hem = 920,
    W = 132,
    H = 292,
    n = 9,
    scal: Point[] = [];
  for (let i = n; i >= -n; i--)
    scal.push([CENTER + (i / n) * H * 0.97, hem + 16 - Math.abs(i / n) ** 2 * 26 + (i % 2 ? 9 : -3)]);
  const d = shape([
    ...points`${CENTER},${top + 6} ${CENTER + W},${top - 4}! ${CENTER + 176},330 ${CENTER + 226},560 ${CENTER + H},${hem - 14}!`,
    ...scal.slice(1, -1),
    ...points`${CENTER - H},${hem - 14}! ${CENTER - 226},560 ${CENTER - 176},330 ${CENTER - W},${top - 4}!`,
  ]);
  const folds: Stroke[] = [],
    lights: Stroke[] = [];
  for (let i = -4; i <= 4; i++) {
    const t = i / 4.4;
    folds.push([
      points`${CENTER + t * W * 0.95},${top + 46 + (i % 2 ? 40 : 0)} ${CENTER + t * 195},500 ${CENTER + t * H},${hem + 8}`,
      i % 2 ? 20 : 28,
      i % 2 ? 0.6 : 1,
    ]);
    lights.push([
      points`${CENTER + (t + 0.1) * 150},330 ${CENTER + (t + 0.1) * 196},520 ${CENTER + (t + 0.1) * H},${hem}`,
      22,
      0.8,
    ]);
  }
  return layers(
    insideWaist({ top, waist: W }, k),
    cloth(art, d, {
      color: k,
      pattern: piece.pattern,
      folds,
      lights,
      soft: 8,
      crumple: 0.45,
      fx: 0.01,
      fy: 0.003,
    }),
    waistband(art, piece, { top, waist: W }, 42, { pattern: piece.pattern }),
    piece.back
      ? layers(
          seam(points`${CENTER},${top + 44} ${CENTER},420`, k, { w: 3 }),
          `<rect x="446" y="${top + 40}" width="8" height="22" rx="3" fill="#c9c2b4"/>`,
        )
      : '',
    seam(points`${CENTER - H + 12},${hem - 34} ${CENTER},${hem - 4} ${CENTER + H - 12},${hem - 34}`, k, {
      a: 0.25,
    }),
  );
};
