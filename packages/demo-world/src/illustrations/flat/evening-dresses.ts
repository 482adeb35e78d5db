import { cloth, type Stroke } from '../core/cloth.ts';
import { dark, light } from '../core/color.ts';
import { bothSides, curve, layers, lerp, onSide, points, shape, symmetric } from '../core/geometry.ts';
import { button, castOn, seam } from '../core/trims.ts';
import { fan, hemline } from './dress-parts.ts';
import { CENTER, type DrawFlat } from './shared.ts';

/** The tiers of a skirt: height and half width of the top and of the hem. */
const TIERS: readonly (readonly [y0: number, w0: number, y1: number, w1: number])[] = [
  [326, 118, 560, 178],
  [552, 168, 790, 234],
  [780, 224, 1030, 288],
];

/** A tiered dress with thin straps: long, or knee-length for a sundress. */
export const tieredDress: DrawFlat = (art, piece) => {
  const k = piece.color,
    tiers = piece.subcategory === 'Sundresses' ? TIERS.slice(0, 2) : TIERS;
  const bod = shape(
    symmetric([
      piece.back ? [0, 214] : [0, 228, 1],
      ...points`60,186 92,166! 122,230 140,282! 124,330 120,346! 0,352`,
    ]),
  );
  let s = `${bothSides((q) => `<path d="${curve(onSide(q, points`90,172 82,110 66,74`))}" stroke="${dark(k, 0.35)}" stroke-width="13" fill="none"/><path d="${curve(onSide(q, points`90,172 82,110 66,74`))}" stroke="${k}" stroke-width="10" fill="none"/>`)}`;
  if (!piece.back)
    s += cloth(art, shape(symmetric(points`0,214 90,200! 136,284! 0,320`)), {
      color: dark(k, 0.32),
      crumple: 0.2,
    });
  const bodyS = layers(
    cloth(art, bod, {
      color: k,
      pattern: piece.pattern,
      folds: [
        [onSide(1, points`128,290 70,320 40,344`), 13, 0.9],
        [onSide(-1, points`128,290 70,320 40,344`), 13, 0.8],
        [onSide(1, points`4,236 6,340`), 10, 0.7],
      ],
      lights: [
        [onSide(-1, points`70,220 66,300`), 30, 1],
        [onSide(1, points`60,230 56,300`), 26, 0.7],
      ],
      soft: 6,
      crumple: 0.4,
    }),
    piece.back ? '' : layers(button(CENTER, 268, 6, light(k, 0.6)), button(CENTER, 304, 6, light(k, 0.6))),
  );
  let sk = '';
  let prev: string | null = null;
  for (const [y0, w0, y1, w1] of tiers.slice().reverse()) {
    const fs = fan(6, y0 + 6, w0 * 0.97, y1, w1, 19),
      d = shape([
        ...points`
${CENTER},${y0 + 8} ${CENTER + w0},${y0}! ${CENTER + lerp(w0, w1, 0.62)},${lerp(y0, y1, 0.5)}
${CENTER + w1},${y1 - 14}!
`,
        ...hemline(w1, y1 - 4, 11, 6, 20),
        ...points`${CENTER - w1},${y1 - 14}! ${CENTER - lerp(w0, w1, 0.62)},${lerp(y0, y1, 0.5)} ${CENTER - w0},${y0}!`,
      ]);
    if (prev) sk += castOn(art, d, prev, { dy: 12, blur: 9, strength: 0.4 });
    sk += cloth(art, d, {
      color: k,
      pattern: piece.pattern,
      ...fs,
      soft: 7,
      crumple: 0.35,
      fx: 0.012,
      fy: 0.004,
      edgeW: 34,
    });
    prev = d;
    for (let i = -9; i <= 9; i++)
      sk += seam(
        points`${CENTER + (i / 9.3) * w0},${y0 + 5} ${CENTER + (i / 9) * w0 * 1.08},${y0 + 30 + (i % 2 ? 16 : 0)}`,
        k,
        { a: 0.35, w: 1.6 },
      );
  }
  return layers(
    s,
    sk,
    bodyS,
    seam(points`${CENTER - 120},340 ${CENTER},348 ${CENTER + 120},340`, k, { w: 2.2 }),
  );
};

/** A fitted, knee-length dress with a sweetheart neckline and a drape. */
export const fittedDress: DrawFlat = (art, piece) => {
  const k = piece.color,
    hem = 930,
    hemHalf = 148;
  const d = shape(
    symmetric([
      piece.back ? [0, 262] : [0, 268, 1],
      [46, piece.back ? 256 : 226],
      ...points`88,222 128,254! 136,330 112,450 116,480 164,640`,
      [166, Math.min(780, hem - 90)],
      [hemHalf, hem, 1],
      [0, hem + 8],
    ]),
  );
  const drape: Stroke[] = [];
  for (let i = 0; i < 7; i++)
    drape.push([
      points`${CENTER + 108 - i * 2},${452 + i * 20} ${CENTER + 20},${492 + i * 32} ${CENTER - 124 - i * 4},${500 + i * 46}`,
      17,
      1 - i * 0.07,
    ]);
  const gleams: Stroke[] = [];
  for (let i = 0; i < 6; i++)
    gleams.push([
      points`${CENTER + 100},${464 + i * 20} ${CENTER + 10},${512 + i * 32} ${CENTER - 126},${524 + i * 46}`,
      13,
      1.3,
    ]);
  let s = bothSides(
    (q) =>
      `<path d="${curve(onSide(q, points`94,228 88,160 ${piece.back ? 30 : 70},108`))}" stroke="${dark(k, 0.4)}" stroke-width="10" fill="none"/><path d="${curve(onSide(q, points`94,228 88,160 ${piece.back ? 30 : 70},108`))}" stroke="${k}" stroke-width="7" fill="none"/>`,
  );
  if (!piece.back)
    s += cloth(art, shape(symmetric(points`0,240 124,250! 120,300! 0,320`)), {
      color: dark(k, 0.35),
      crumple: 0.2,
    });
  s += cloth(art, d, {
    color: k,
    pattern: piece.pattern,
    folds: [
      ...drape,
      [onSide(1, points`126,300 70,330 30,320`), 14, 0.7],
      [onSide(-1, points`126,300 70,330 30,320`), 14, 0.6],
    ],
    lights: [
      ...gleams,
      [onSide(-1, points`100,262 78,330 80,440`), 40, 0.7],
      [onSide(1, points`70,270 58,350 60,430`), 34, 0.4],
      [onSide(-1, points`100,800 92,${hem - 20}`), 40, 0.9],
    ],
    soft: 6,
    crumple: 0.5,
    fx: 0.008,
    fy: 0.005,
    edgeW: 46,
    edge: 0.5,
  });
  if (piece.back)
    s += layers(
      seam(points`${CENTER},264 ${CENTER},700`, k, { w: 3 }),
      seam(points`${CENTER + 2},800 ${CENTER + 6},${hem + 6}`, k, { w: 4 }),
    );
  else
    s += layers(
      bothSides((q) => seam(onSide(q, points`60,224 66,330 52,450`), k, { a: 0.35 })),
      cloth(
        art,
        shape(points`${CENTER + 86},440 ${CENTER + 122},436 ${CENTER + 128},490 ${CENTER + 96},500`),
        { color: dark(k, 0.06), crumple: 0.2, edgeW: 12, edgeB: 5 },
      ),
    );
  return s;
};
