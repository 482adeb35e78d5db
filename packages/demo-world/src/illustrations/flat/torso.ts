import type { Art } from '../core/art.ts';
import { type ClothStyle, cloth, type Stroke } from '../core/cloth.ts';
import { dark } from '../core/color.ts';
import {
  bothSides,
  corner,
  layers,
  lerp,
  onSide,
  type Point,
  type Points,
  points,
  shape,
  symmetric,
} from '../core/geometry.ts';
import { seam } from '../core/trims.ts';
import { neckHole } from './details.ts';
import type { FlatPiece } from './shared.ts';
import { type SleeveCut, sleeves } from './sleeves.ts';
import type { BodyCut, TorsoCut } from './torso-cut.ts';

/** Returns folds from the armpits towards the hem. */
export function bodyFolds(art: Art, o: BodyCut): Stroke[] {
  const r = (a: number) => art.range(-a, a),
    out: Stroke[] = [];
  for (const s of [1, -1]) {
    out.push(
      [
        onSide(
          s,
          points`
${o.cw - 6},${o.pit + 6} ${o.cw * 0.62},${o.pit + 80 + r(20)}
${o.cw * 0.46},${o.pit + 170 + r(30)}
`,
        ),
        20,
        0.8,
      ],
      [
        onSide(
          s,
          points`${o.cw - 4},${o.pit + 20} ${o.cw * 0.78},${o.pit + 170 + r(30)} ${o.cw * 0.74},${o.pit + 300}`,
        ),
        16,
        0.6,
      ],
    );
    out.push(
      [
        onSide(
          s,
          points`
${o.ww},${o.hem - 200 + r(30)} ${o.ww * 0.6},${o.hem - 150 + r(20)}
${o.ww * 0.3},${o.hem - 150 + r(20)}
`,
        ),
        15,
        0.4,
      ],
      [
        onSide(s, points`${o.hw * (0.5 + r(0.16))},${o.hem - 120} ${o.hw * (0.55 + r(0.1))},${o.hem}`),
        18,
        0.55,
      ],
    );
  }
  return out;
}

/** Returns highlights on the chest and the side. */
export const bodyLights = (o: BodyCut): Stroke[] => [
  [
    onSide(-1, points`${o.cw * 0.55},${o.pit - 90} ${o.cw * 0.6},${o.pit + 90} ${o.ww * 0.6},${o.hem - 120}`),
    54,
    0.8,
  ],
  [onSide(1, points`${o.cw * 0.3},${o.pit} ${o.cw * 0.36},${o.pit + 160}`), 40, 0.5],
  [onSide(1, points`${o.cw * 0.62},${o.pit + 210} ${o.cw * 0.64},${o.hem - 60}`), 26, 0.5],
];

function torsoOutline(o: TorsoCut) {
  const round: Point[] = [
    [0, o.drop],
    [o.nw * 0.72, lerp(o.drop, o.nY, 0.3)],
  ];
  return symmetric([
    ...(o.v ? [corner([0, o.drop])] : round),
    ...points`
${o.nw},${o.nY}! ${lerp(o.nw, o.sw, 0.5)},${lerp(o.nY, o.sY, 0.42)} ${o.sw},${o.sY}!
${o.sw - 16},${lerp(o.sY, o.pit, 0.5)} ${o.cw},${o.pit}! ${o.ww},${lerp(o.pit, o.hem, 0.5)}
${o.hw},${o.hem - 30} ${o.hw - 2},${o.hem}! ${o.hw * 0.5},${o.hem + (o.hemC ?? 7) * 0.8}
0,${o.hem + (o.hemC ?? 7)}
`,
  ]);
}

/** Draws a ribbed cuff or hem. */
export function ribBand(art: Art, piece: FlatPiece, pts: Points, x: ClothStyle = {}) {
  return cloth(art, shape(pts), {
    color: dark(piece.color, 0.04),
    texture: 'rib',
    crumple: 0,
    edgeW: 14,
    edgeB: 6,
    edge: 0.35,
    grad: [300, 200, 640, 1000],
    ...x,
  });
}

interface TopStyle {
  /** A woven label in the neck; on by default. */
  readonly label?: boolean;
  readonly body?: ClothStyle;
  readonly sleeve?: ClothStyle;
}

/** Draws the sleeves and the body of a top; also returns the outline of the body. */
export function base(art: Art, piece: FlatPiece, o: TorsoCut, sl: SleeveCut, x: TopStyle = {}) {
  const d = shape(torsoOutline(o));
  const set = sleeves(art, piece, o, sl, x.sleeve);
  const under = piece.back ? '' : neckHole(o, piece.color, x.label !== false);
  return {
    d,
    svg: layers(
      under,
      set,
      cloth(art, d, {
        color: piece.color,
        pattern: piece.pattern,
        folds: bodyFolds(art, o),
        lights: bodyLights(o),
        soft: 11,
        edgeW: 40,
        crumple: 0.32,
        ...x.body,
      }),
      bothSides((s) =>
        seam(
          onSide(s, points`${o.sw},${o.sY} ${o.sw - 16},${lerp(o.sY, o.pit, 0.5)} ${o.cw},${o.pit}`),
          piece.color,
          { a: 0.5 },
        ),
      ),
    ),
  };
}
