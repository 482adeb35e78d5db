import type { Art } from '../core/art.ts';
import { type ClothStyle, cloth, type Stroke } from '../core/cloth.ts';
import { dark } from '../core/color.ts';
import { corner, curve, layers, lerp, type Point, points, shape } from '../core/geometry.ts';
import { seam } from '../core/trims.ts';
import { type BodyLines, onBody, outlineOn } from '../figure/body.ts';
import type { DressShape, Worn } from '../shapes.ts';
import type { DrawSleeve, Figure } from './figure.ts';
import { sleeve } from './sleeve.ts';
import { torso, type WornCut } from './torso.ts';

/** A dress: its neckline, its hem and how far the skirt flares. */
interface DressCut extends Omit<WornCut, 'ch' | 'wa'> {
  readonly flare: number;
  /** Shape of the flare: 1 is a cone, 2 follows the hip. */
  readonly bend: number;
  readonly fitted?: boolean;
  /** Heights of the gathered tiers. */
  readonly tiers?: readonly number[];
}

const STRAPS = { nw: 46, nY: 274, drop: 352, v: true, strap: 13 } as const;
const SCOOP = { nw: 54, nY: 279, drop: 344, scoop: true, strap: 9 } as const;

const CUTS: Readonly<Record<DressShape, DressCut>> = {
  'maxi dress': { ...STRAPS, hem: 1048, flare: 96, bend: 1.1, tiers: [690, 862] },
  sundress: { ...STRAPS, hem: 830, flare: 74, bend: 1.1, tiers: [664] },
  'fitted dress': { ...SCOOP, hem: 800, flare: 8, bend: 2, fitted: true },
  'mini dress': { ...SCOOP, hem: 726, flare: 30, bend: 1.3, fitted: true },
  gown: { ...SCOOP, hem: 1062, flare: 66, bend: 2.2, fitted: true },
  'wrap dress': { nw: 34, nY: 266, drop: 356, v: true, sh: 3, hem: 852, flare: 58, bend: 1.1 },
};

/** The lines of a skirt on a body. */
interface Skirt {
  readonly body: BodyLines;
  readonly piece: Worn<DressShape>;
  readonly cut: DressCut;
  /** Half width at a height. */
  half(y: number): number;
}

/** Draws a dress and returns its sleeves, which are drawn after the arms. */
export function wornDress(figure: Figure, body: BodyLines, piece: Worn<DressShape>): DrawSleeve | null {
  const { art } = figure;
  const cut = CUTS[piece.shape];
  const half = (y: number) =>
    body.w(Math.min(y, 590)) + 5 + Math.max(0, (y - 520) / (cut.hem - 520)) ** cut.bend * cut.flare;
  const skirt: Skirt = { body, piece, cut, half };
  const d = shape(dressOutline(skirt));
  const drape: ClothStyle = {
    crumple: 0.25,
    fx: 0.02,
    fy: 0.006,
    bump: 24,
    soft: 4.5,
    lineW: 1.2,
    scale: 0.55,
  };
  figure.put(
    d,
    cloth(art, d, {
      ...drape,
      color: piece.color,
      pattern: piece.pattern,
      folds: [...(cut.fitted ? fittedFolds(skirt) : flaredFolds(skirt)), ...bustFolds(body)],
      lights: [...(cut.fitted ? fittedLights(skirt) : flaredLights(skirt)), ...bustLights(body)],
      grad: [360, 280, 590, cut.hem],
      edgeW: 22,
      edgeB: 9,
    }),
  );
  for (const y of cut.tiers ?? []) figure.raw(tier(art, skirt, y));
  if (cut.fitted) figure.raw(seam(acrossWaist(body, 478, 2), piece.color, { w: 1.2, a: 0.4 }));
  if (piece.shape !== 'wrap dress') return null;
  figure.raw(wrap(art, skirt));
  return (side) => {
    const set = sleeve(art, body, side, piece, { ch: 3, ease: [4, 11, 13], upto: 0.36, cuff: 'hem' });
    figure.put(set.d, set.svg);
  };
}

const acrossWaist = (body: BodyLines, y: number, ease: number) => [
  onBody(body, -1, body.waist + ease, y),
  onBody(body, 1, 0, y + 6),
  onBody(body, 1, body.waist + ease, y),
];

function dressOutline({ body, cut, half }: Skirt): Point[] {
  const { hem } = cut;
  const middle = lerp(600, hem, 0.5);
  const mid = points`${body.w(530) + 6 + cut.flare * 0.1},535 ${half(600)},600 ${half(middle)},${middle}`;
  const outline = torso(body, { ...cut, ch: 3, wa: 3, mid, hemW: half(hem), hemC: 10 });
  const hx = body.cx(hem);
  const hw = half(hem);
  const bottom = outline.findIndex((p) => Math.abs(p[0] - hx) < 0.1 && Math.abs(p[1] - hem - 10) < 0.1);
  const waves = cut.fitted ? [0] : [0.7, 0.42, 0.14, -0.16, -0.44, -0.72];
  const edge = waves.map((t, i): Point => [hx + hw * t, hem + 8 + (i % 2 ? 6 : -1)]);
  return [...outline.slice(0, bottom), ...edge, ...outline.slice(bottom + 1)];
}

function fittedFolds({ body, cut }: Skirt): Stroke[] {
  const across = (a: Point, b: Point, strength: number): Stroke => [[a, b], 8, strength];
  const folds = [
    across(onBody(body, 1, body.waist, 470), onBody(body, -1, 10, 500), 0.8),
    across(onBody(body, -1, body.waist, 500), onBody(body, 1, 20, 540), 0.7),
    across(onBody(body, 1, body.hip, 590), onBody(body, -1, 20, 640), 0.5),
    across(onBody(body, -1, body.hip * 0.9, 640), onBody(body, 1, 6, 700), 0.5),
  ];
  if (cut.hem < 900) return folds;
  const falls = [0.5, 0.1, -0.35].map(
    (t): Stroke => [
      points`${body.cx(700) + t * body.hip},700 ${body.cx(900) + t * (body.hip + 40)},${cut.hem}`,
      12,
      0.8,
    ],
  );
  return [...folds, ...falls];
}

function flaredFolds({ body, cut, half }: Skirt): Stroke[] {
  const hx = body.cx(cut.hem);
  const hw = half(cut.hem);
  return [0.78, 0.5, 0.24, -0.06, -0.34, -0.6, -0.84].map(
    (t, i): Stroke => [
      points`
${body.cx(500) + t * body.waist},${492 + (i % 3) * 14}
${lerp(body.cx(560) + t * body.hip, hx + t * hw, 0.5)},${lerp(500, cut.hem, 0.5)} ${hx + t * hw},${cut.hem + 5}
`,
      11,
      i % 2 ? 0.65 : 1,
    ],
  );
}

const bustFolds = (body: BodyLines): Stroke[] =>
  ([1, -1] as const).map((side) => [
    outlineOn(body, side)`${body.chest},380 ${body.chest * 0.5},410 ${body.waist * 0.4},470`,
    8,
    side > 0 ? 0.8 : 0.6,
  ]);

const bustLights = (body: BodyLines): Stroke[] => [
  [outlineOn(body, -1)`${body.chest * 0.5},350 ${body.chest * 0.52},410`, 26, 0.45],
  [outlineOn(body, 1)`${body.chest * 0.4},360 ${body.chest * 0.42},410`, 22, 0.3],
];

const fittedLights = ({ body, cut }: Skirt): Stroke[] => [
  [outlineOn(body, -1)`30,540 36,600 30,${cut.hem - 40}`, 26, 1],
];

function flaredLights({ body, cut, half }: Skirt): Stroke[] {
  const hx = body.cx(cut.hem);
  const hw = half(cut.hem);
  return [0.36, -0.2, -0.5].map(
    (t): Stroke => [points`${body.cx(520) + t * body.hip},530 ${hx + t * hw},${cut.hem}`, 15, 0.9],
  );
}

/** Draws the gathered seam of a tier. */
function tier(art: Art, { body, piece, half }: Skirt, y: number): string {
  const w = half(y);
  const c = body.cx(y);
  const line = [
    onBody(body, -1, w, y - 6),
    ...points`${c - w * 0.4},${y + 4} ${c + w * 0.4},${y + 4}`,
    onBody(body, 1, w, y - 6),
  ];
  const gathers: string[] = [];
  for (let i = -5; i < 6; i++) {
    const path = points`${c + (i / 5.4) * w},${y + 2} ${c + (i / 5.3) * w + i * 0.4},${y + 22 + (i % 2) * 8}`;
    gathers.push(seam(path, piece.color, { w: 1.2, a: 0.35 }));
  }
  return layers(
    `<path d="${curve(line)}" fill="none" stroke="${dark(piece.color, 0.5)}" stroke-width="9" opacity=".3" ${art.blur(4)}/>`,
    seam(line, piece.color, { w: 1.3 }),
    ...gathers,
  );
}

/** Draws the overlap of a wrap dress and its knotted belt. */
function wrap(art: Art, { body, piece, cut }: Skirt): string {
  const c = (y: number) => body.cx(y);
  const ribbon = (d: string, shade: number) =>
    cloth(art, d, { color: dark(piece.color, shade), crumple: 0, edgeW: 7, edgeB: 3, lineW: 1.1 });
  const overlap = [
    onBody(body, 1, 34, 267),
    onBody(body, 1, 0, 356),
    onBody(body, -1, body.waist * 0.9, 478),
  ];
  const slit = curve([
    onBody(body, -1, body.waist * 0.8, 490),
    ...points`${c(640) - 22},640 ${c(852) - 6},${cut.hem + 4}`,
  ]);
  const band = shape([
    ...acrossWaist(body, 474, 4).map((p, i) => (i === 1 ? p : corner(p))),
    ...acrossWaist(body, 488, 5)
      .map((p, i) => (i === 1 ? p : corner(p)))
      .reverse(),
  ]);
  const x = c(480) - body.waist * 0.66;
  return layers(
    seam(overlap, piece.color, { w: 1.5 }),
    `<path d="${slit}" stroke="${dark(piece.color, 0.6)}" stroke-width="7" fill="none" opacity=".35" ${art.blur(3)}/>`,
    ribbon(band, 0.08),
    ribbon(shape(points`${x},484! ${x - 18},560 ${x - 10},580! ${x + 2},560 ${x + 8},486!`), 0.05),
    ribbon(shape(points`${x},484! ${x + 14},540 ${x + 22},552! ${x + 24},530 ${x + 8},484!`), 0.05),
    ribbon(shape(points`${x - 8},478 ${x + 8},474 ${x + 12},490 ${x - 4},494`), 0.1),
  );
}
