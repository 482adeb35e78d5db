import { type ClothStyle, cloth, type Stroke } from '../core/cloth.ts';
import { corner, curve, last, lerp, nth, type Point, points, shape } from '../core/geometry.ts';
import { type Tube, tube } from '../core/tube.ts';
import { type BodyLines, outlineOn } from '../figure/body.ts';
import type { BottomShape, Worn } from '../shapes.ts';
import type { Figure } from './figure.ts';
import {
  ankleRib,
  jeansDetails,
  pressed,
  shortsDetails,
  THREAD,
  type TrouserLeg,
} from './trouser-details.ts';
import { waist } from './waist.ts';

type TrouserShape = Exclude<BottomShape, 'skirt'>;

/** Ease at hip, knee and ankle, and the height of the leg's end, px. */
interface TrouserCut {
  readonly h: number;
  readonly k: number;
  readonly a: number;
  readonly end: number;
}

const CUTS: Readonly<Record<TrouserShape, readonly [TrouserCut, ...TrouserCut[]]>> = {
  jeans: [
    { h: 4, k: 5, a: 8, end: 1050 },
    { h: 5, k: 9, a: 17, end: 1066 },
  ],
  trousers: [
    { h: 8, k: 14, a: 24, end: 1078 },
    { h: 7, k: 8, a: 7, end: 1050 },
  ],
  chinos: [{ h: 7, k: 9, a: 9, end: 1052 }],
  joggers: [{ h: 10, k: 14, a: 12, end: 1038 }],
  capris: [{ h: 6, k: 8, a: 12, end: 960 }],
  leggings: [{ h: 1, k: 1.5, a: 1.5, end: 1046 }],
  shorts: [{ h: 10, k: 20, a: 20, end: 720 }],
};

function trouserLeg(body: BodyLines, side: number, short: boolean, cut: TrouserCut): TrouserLeg {
  const { hip, knee, ankle, lift } = body.leg(side);
  const girth = body.legGirth;
  const end = cut.end + lift;
  const thigh: Point = [hip[0] * 0.5 + knee[0] * 0.5, 705, 34 * girth + (cut.h + cut.k) / 2];
  const top = body.hip * 0.48 + cut.h;
  const calf = 21 * girth + cut.k * 0.45 + cut.a * 0.5;
  const spine = short
    ? points`${hip[0] - side * 2},590,${top} ${thigh[0] + side * 2},${cut.end},${34 * girth + 9}`
    : points`
${hip[0] - side},590,${top} ${thigh[0]},${thigh[1]},${thigh[2] ?? 0} ${knee[0]},${knee[1]},${23 * girth + cut.k}
${lerp(knee[0], ankle[0], 0.4) + side},920,${calf} ${ankle[0] + side * 2},${end},${15 * Math.sqrt(girth) + cut.a}
`;
  return { side, tube: tube(spine), knee, ankle, end };
}

/** Returns an edge of a leg from below the hip to its end. The left edge is on the viewer's left. */
const legEdge = ({ left, right }: Tube, side: number, from: number) => {
  const [west, east] = nth(left, 0)[0] < nth(right, 0)[0] ? [left, right] : [right, left];
  const edge = (side < 0 ? west : east).slice(from);
  return [...edge.slice(0, -1), corner(last(edge))];
};

/** Draws trousers, shorts or leggings. */
export function wornTrousers(figure: Figure, body: BodyLines, piece: Worn<TrouserShape>): void {
  const { art } = figure;
  const short = piece.shape === 'shorts';
  const tight = piece.shape === 'leggings';
  const denim = piece.shape === 'jeans';
  const cut = art.pick(CUTS[piece.shape]);
  const l = trouserLeg(body, -1, short, cut);
  const r = trouserLeg(body, 1, short, cut);
  const [outer, inner] = short ? [2, 3] : [3, 4];
  const inside = legEdge(l.tube, 1, inner);
  const crotch: Point = [body.cx(610), 618];
  const top = (s: number) =>
    outlineOn(body, s)`
${body.waist + 3 + cut.h * 0.3},484! ${body.w(530) + 3 + cut.h * 0.7},530 ${body.hip + 2 + cut.h},580
`;
  const edges = { left: legEdge(l.tube, -1, outer), right: legEdge(r.tube, 1, outer) };
  const d = shape([
    ...top(1),
    ...edges.right,
    ...legEdge(r.tube, -1, inner).reverse(),
    corner(crotch),
    ...inside,
    ...edges.left.slice().reverse(),
    ...top(-1).reverse(),
  ]);
  const legs = [l, r];
  const weave: ClothStyle = {
    fx: 0.02,
    fy: 0.006,
    bump: 24,
    soft: 4,
    lineW: 1.2,
    edgeW: 22,
    edgeB: 8,
    edge: 0.45,
  };
  figure.put(
    d,
    cloth(art, d, {
      ...weave,
      color: piece.color,
      pattern: denim ? 'denim' : piece.pattern,
      vertical: true,
      scale: denim ? 0.7 : 0.52,
      folds: [...crotchFolds(crotch), ...(short ? [] : legs.flatMap((leg) => legFolds(leg, tight)))],
      lights: legs.map((leg) => legLight(leg, short, tight)),
      grad: [360, 480, 560, 1060],
      crumple: tight ? 0.12 : 0.26,
    }),
  );
  const shade = curve([crotch, inside[2] ?? nth(inside, 0), nth(inside, inside.length - 2)]);
  figure.raw(
    `<g ${art.clip(d)}><path d="${shade}" stroke="#140d14" stroke-width="18" fill="none" opacity=".2" ${art.blur(7)}/></g>`,
  );
  if (denim) figure.raw(jeansDetails(art, body, piece, legs, d, edges));
  if (['trousers', 'chinos', 'capris'].includes(piece.shape)) figure.raw(pressed(body, piece, legs));
  if (short) for (const leg of legs) figure.raw(shortsDetails(body, piece, leg, cut.end));
  if (piece.shape === 'joggers') for (const leg of legs) figure.raw(ankleRib(art, piece, leg));
  const soft = tight || piece.shape === 'joggers';
  figure.raw(
    waist(art, body, piece.color, 484, soft ? 26 : 17, {
      stitches: denim ? THREAD : undefined,
      button: !soft,
    }),
  );
}

const crotchFolds = ([x]: Point): Stroke[] => [
  [points`${x},616 ${x - 26},600 ${x - 52},598`, 8, 0.9],
  [points`${x},618 ${x + 28},606 ${x + 54},608`, 8, 0.9],
  [points`${x},622 ${x - 14},660 ${x - 20},690`, 9, 0.8],
  [points`${x + 2},622 ${x + 16},664`, 9, 0.8],
];

const legFolds = ({ knee: [x, y], ankle: [a], end }: TrouserLeg, tight: boolean): Stroke[] => [
  [points`${x - 22},${y - 8} ${x},${y + 6} ${x + 14},${y + 2}`, 6, 0.7],
  [points`${x + 22},${y + 16} ${x + 2},${y + 26} ${x - 12},${y + 22}`, 6, 0.6],
  [points`${a - 18},${end - 34} ${a + 2},${end - 24} ${a + 18},${end - 30}`, 6, tight ? 0.5 : 0.9],
  [points`${a + 16},${end - 56} ${a - 4},${end - 46}`, 6, 0.7],
];

const legLight = ({ side, knee: [x, y], ankle: [a] }: TrouserLeg, short: boolean, tight: boolean): Stroke =>
  short
    ? [points`${x - 10},610 ${x - 10},710`, 18, 0.8]
    : [points`${x - side * 2 - 8},640 ${x - 8},${y - 30} ${lerp(x, a, 0.5) - 6},960`, 16, tight ? 1.2 : 0.9];
