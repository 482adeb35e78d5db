import type { Art } from '../core/art.ts';
import { type ClothStyle, cloth, type Stroke } from '../core/cloth.ts';
import { dark } from '../core/color.ts';
import { layers, lerp, onSide, points, shape, symmetric } from '../core/geometry.ts';
import { castOn } from '../core/trims.ts';
import { CENTER, type FlatPiece } from './shared.ts';

/** The cut of trousers: heights and half widths in px, offsets from the centre line. */
export interface LegCut {
  readonly top: number;
  readonly waist: number;
  readonly hip: number;
  readonly hipY: number;
  readonly crotch: number;
  /** The knee: outer and inner offset, height. */
  readonly kneeO: number;
  readonly kneeI: number;
  readonly kneeY: number;
  /** The end of the leg: outer and inner offset, height. */
  readonly out: number;
  readonly in: number;
  readonly hem: number;
}

interface LegStyle extends ClothStyle {
  /** Short legs have folds at the crotch only. */
  readonly short?: boolean;
}

/** Draws both legs. */
export function legs(art: Art, piece: FlatPiece, o: LegCut, { short, ...x }: LegStyle = {}): string {
  const leg = (s: number) =>
    shape(
      onSide(
        s,
        points`
0,${o.top}! ${o.waist},${o.top - 4}! ${o.hip},${o.hipY}
${lerp(o.hip, o.kneeO, 0.6)},${lerp(o.hipY, o.kneeY, 0.6)} ${o.kneeO},${o.kneeY}
${o.out},${o.hem - 6}! ${o.in},${o.hem + 6}! ${o.kneeI},${o.kneeY}
${lerp(o.kneeI, 0, 0.7)},${lerp(o.kneeY, o.crotch, 0.76)} 0,${o.crotch}!
`,
      ),
    );
  const mk = (o.kneeO + o.kneeI) / 2,
    mh = (o.out + o.in) / 2;
  const folds = (s: number): Stroke[] => [
    [
      onSide(s, points`4,${o.crotch - 12} ${o.hip * 0.5},${o.crotch - 46} ${o.hip * 0.8},${o.crotch - 40}`),
      17,
      0.8,
    ],
    [onSide(s, points`6,${o.crotch + 8} ${o.hip * 0.42},${o.crotch + 14}`), 16, 0.7],
    [onSide(s, points`10,${o.crotch + 40} ${mk * 0.8},${o.crotch + 130} ${mk},${o.kneeY - 60}`), 20, 0.5],
    [
      onSide(s, points`${o.kneeI + 4},${o.kneeY - 20} ${mk},${o.kneeY + 4} ${o.kneeO - 16},${o.kneeY - 16}`),
      15,
      0.6,
    ],
    [onSide(s, points`${o.kneeO - 2},${o.kneeY + 36} ${mk},${o.kneeY + 56}`), 14, 0.5],
    [
      onSide(s, points`${o.in + 6},${o.hem - 84} ${mh + 8},${o.hem - 60} ${o.out - 14},${o.hem - 74}`),
      14,
      0.6,
    ],
    [onSide(s, points`${o.out - 4},${o.hem - 36} ${mh - 4},${o.hem - 26}`), 12, 0.5],
  ];
  const lights = (s: number): Stroke[] => [
    [
      onSide(s, points`${o.hip * 0.6},${o.hipY} ${mk + 6},${o.kneeY - 60} ${mh},${o.hem - 40}`),
      46,
      s < 0 ? 1 : 0.7,
    ],
  ];
  const right = leg(1);
  const left = leg(-1);
  const draw = (s: number, d: string) =>
    cloth(art, d, {
      color: piece.color,
      pattern: piece.pattern,
      vertical: true,
      folds: short ? folds(s).slice(0, 2) : folds(s),
      lights: lights(s),
      soft: 8,
      edgeW: 34,
      crumple: 0.36,
      rot: s * -3,
      fx: 0.01,
      fy: 0.0035,
      ...x,
    });
  return layers(draw(1, right), castOn(art, left, right, { dx: 6, dy: 4, blur: 8 }), draw(-1, left));
}

type WaistCut = Pick<LegCut, 'top' | 'waist'>;

/** Draws the waistband with height `h`. */
export const waistband = (art: Art, piece: FlatPiece, o: WaistCut, h: number, x: ClothStyle = {}) =>
  cloth(
    art,
    shape(
      symmetric(
        points`0,${o.top + 6} ${o.waist + 1},${o.top - 6}! ${o.waist + 4},${o.top + h - 8}! 0,${o.top + h + 4}`,
      ),
    ),
    { color: piece.color, crumple: 0.2, edgeW: 18, edgeB: 8, line: 0.7, ...x },
  );

/** Draws the inside of the waist with a small label. */
export const insideWaist = (o: WaistCut, k: string) =>
  `<path d="${shape(points`${CENTER - o.waist},${o.top - 6}! ${CENTER},${o.top - 20} ${CENTER + o.waist},${o.top - 6}! ${CENTER},${o.top + 12}`)}" fill="${dark(k, 0.42)}"/><rect x="${CENTER - 22}" y="${o.top - 14}" width="44" height="16" fill="#efe7d9"/>`;
