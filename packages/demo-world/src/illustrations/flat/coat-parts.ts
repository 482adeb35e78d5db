import type { Art } from '../core/art.ts';
import { type ClothStyle, cloth, type Stroke } from '../core/cloth.ts';
import { dark, light, mix } from '../core/color.ts';
import {
  bothSides,
  layers,
  lerp,
  nth,
  onSide,
  type Points,
  points,
  shape,
  symmetric,
} from '../core/geometry.ts';
import { button, castOn } from '../core/trims.ts';
import { CENTER, type FlatPiece } from './shared.ts';
import { type SleeveCut, sleeves } from './sleeves.ts';
import { bodyFolds, bodyLights } from './torso.ts';
import type { BodyCut, NeckCut, ShoulderCut } from './torso-cut.ts';

/** Zips and buckles. */
export const METAL = '#c4beb4';

/** The cut of a coat: neck, shoulders, body, overlap of the fronts, height of the waist (0 to 1). */
export interface CoatCut extends BodyCut, ShoulderCut, Pick<NeckCut, 'nw' | 'nY'> {
  readonly v: number;
  readonly wk?: number;
}

interface CoatStyle {
  readonly body?: ClothStyle;
  readonly sleeve?: ClothStyle;
  /** The front edge from hem to neck, as offsets. */
  readonly inner: (side: number) => Points;
}

/** The drawing of a coat, and the outlines of its fronts (right, left) or of its back. */
interface Coat {
  readonly svg: string;
  readonly d: string;
  readonly fronts: readonly [right: string, left: string];
}

/** Draws two fronts over a lining, or one back. */
export function coat(art: Art, piece: FlatPiece, o: CoatCut, sl: SleeveCut, x: CoatStyle): Coat {
  const outline = (s: number, inner: Points) =>
    shape(
      onSide(s, [
        ...points`
${o.nw},${o.nY}! ${lerp(o.nw, o.sw, 0.5)},${lerp(o.nY, o.sY, 0.42)} ${o.sw},${o.sY}!
${o.sw - 16},${lerp(o.sY, o.pit, 0.5)} ${o.cw},${o.pit}!
${o.ww},${lerp(o.pit, o.hem, o.wk ?? 0.42)} ${lerp(o.ww, o.hw, 0.6)},${lerp(o.pit, o.hem, 0.75)}
${o.hw},${o.hem}!
`,
        ...inner,
      ]),
    );
  const opt = {
    color: piece.color,
    pattern: piece.pattern,
    vertical: true,
    lights: bodyLights(o),
    soft: 9,
    edgeW: 40,
    crumple: 0.32,
    ...x.body,
  };
  let svg = sleeves(art, piece, o, sl, { vertical: true, ...x.sleeve });
  if (piece.back) {
    const d = shape(
      symmetric(points`
0,${o.nY + 6} ${o.nw},${o.nY}! ${lerp(o.nw, o.sw, 0.5)},${lerp(o.nY, o.sY, 0.42)}
${o.sw},${o.sY}! ${o.sw - 16},${lerp(o.sY, o.pit, 0.5)} ${o.cw},${o.pit}!
${o.ww},${lerp(o.pit, o.hem, o.wk ?? 0.42)} ${lerp(o.ww, o.hw, 0.6)},${lerp(o.pit, o.hem, 0.75)}
${o.hw},${o.hem}! 0,${o.hem + 8}
`),
    );
    return { d, fronts: [d, d], svg: layers(svg, cloth(art, d, { ...opt, folds: bodyFolds(art, o) })) };
  }
  const lin = shape(
    symmetric(points`
0,${o.nY + 8} ${o.nw + 20},${o.nY + 4}! ${o.cw - 30},${o.pit}! ${o.hw - 30},${o.hem - 10}!
0,${o.hem - 6}
`),
  );
  svg += layers(
    cloth(art, lin, {
      color: mix(dark(piece.color, 0.35), '#8a5a4a', 0.18),
      crumple: 0.35,
      edgeW: 50,
      edge: 0.6,
    }),
    `<rect x="${CENTER - 26}" y="${o.nY + 22}" width="52" height="26" rx="1.5" fill="#efe7d9"/><path d="M${CENTER - 13} ${o.nY + 35}h26" stroke="#8d857a" stroke-width="2"/>`,
  );
  const right = outline(1, x.inner(1));
  const left = outline(-1, x.inner(-1));
  svg += cloth(art, right, { ...opt, folds: foldsOn(art, o, 1) });
  const rest = foldsOn(art, o, -1);
  svg += castOn(art, left, [right, lin], { dx: 6, dy: 3, strength: 0.45 });
  svg += cloth(art, left, { ...opt, folds: rest });
  return { d: left, fronts: [right, left], svg };
}

/** Returns the folds of one front. */
const foldsOn = (art: Art, o: BodyCut, side: number): Stroke[] =>
  bodyFolds(art, o).filter(([path]) => (nth(path, 0)[0] - CENTER) * side > 0);

interface LapelStyle extends ClothStyle {
  /** Outlines of the fronts, which receive the shadow of the lapels. */
  readonly onto?: readonly string[];
}

/** Draws lapels and collar; on the back only the collar. */
export function lapels(
  art: Art,
  piece: FlatPiece,
  o: CoatCut,
  k: string,
  z = 1,
  { onto = [], ...x }: LapelStyle = {},
) {
  if (piece.back)
    return cloth(
      art,
      shape(symmetric(points`0,${o.nY - 34} 60,${o.nY - 26} 88,${o.nY + 24}! 0,${o.nY + 36}`)),
      {
        color: light(k, 0.03),
        texture: x.texture,
        pattern: piece.pattern,
        rot: 90,
        crumple: 0.3,
        edgeW: 20,
        edgeB: 8,
      },
    );
  let s = cloth(
    art,
    shape(points`
${CENTER - 66},${o.nY - 10}! ${CENTER - 56},${o.nY - 34} ${CENTER},${o.nY - 44} ${CENTER + 56},${o.nY - 34}
${CENTER + 66},${o.nY - 10}! ${CENTER + 46},${o.nY + 12} ${CENTER},${o.nY + 18} ${CENTER - 46},${o.nY + 12}
`),
    { color: dark(k, 0.16), pattern: piece.pattern, crumple: 0.2, edgeW: 16, edgeB: 7, edge: 0.45, ...x },
  );
  for (const q of [1, -1]) {
    const lp = shape(
      onSide(
        q,
        points`
64,${o.nY - 12}! 84,${o.nY + 50} ${128 * z},${o.nY + 120}! ${150 * z},${o.nY + 140}!
${118 * z},${lerp(o.nY, o.v, 0.62)} ${q > 0 ? 12 : -2},${o.v + 6}! 42,${lerp(o.nY, o.v, 0.5)}
`,
      ),
    );
    const cl = shape(
      onSide(
        q,
        points`
58,${o.nY - 32}! 92,${o.nY + 4} ${146 * z},${o.nY + 84}! ${118 * z},${o.nY + 124}!
74,${o.nY + 52} 52,${o.nY + 4}
`,
      ),
    );
    const g: ClothStyle = {
      pattern: piece.pattern,
      crumple: 0.25,
      edgeW: 22,
      edgeB: 9,
      edge: 0.35,
      grad: [330, o.nY, 560, o.v],
      ...x,
    };
    s += layers(
      castOn(art, lp, onto, { dx: q * -2, dy: 7, blur: 8, strength: 0.4 }),
      cloth(art, lp, { ...g, color: light(k, 0.05), rot: q * 18 }),
      castOn(art, cl, lp, { dy: 5, blur: 5 }),
      cloth(art, cl, { ...g, color: light(k, 0.02), rot: q * -34 }),
    );
  }
  return s;
}

/** Draws a pocket flap or a strap. */
export const flap = (
  art: Art,
  piece: FlatPiece,
  s: number,
  x: number,
  y: number,
  w: number,
  h: number,
  r = 0,
  o: ClothStyle = {},
) => {
  const d = shape(
    onSide(
      s,
      points`
${x},${y + r}! ${x + w},${y - r}! ${x + w},${y + h - r - 8} ${x + w - 8},${y + h - r}
${x + 8},${y + h + r} ${x},${y + h + r - 8}
`,
    ),
  );
  return cloth(art, d, {
    color: piece.color,
    pattern: piece.pattern,
    vertical: true,
    crumple: 0.2,
    edgeW: 12,
    edgeB: 5,
    edge: 0.4,
    line: 0.7,
    ...o,
  });
};

/** Draws the buttons of both cuffs. */
export const cuffBtns = (o: ShoulderCut, k: string, y: number, n = 3) =>
  bothSides((s) =>
    Array.from({ length: n }, (_, i) =>
      button(CENTER + s * (o.sw + 50 - i), y - i * 18, 6, dark(k, 0.5)),
    ).join(''),
  );
