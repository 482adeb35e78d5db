import { type ClothStyle, cloth } from '../core/cloth.ts';
import { dark } from '../core/color.ts';
import { shape } from '../core/geometry.ts';
import type { Weave } from '../core/pattern.ts';
import { type BodyLines, outlineOn } from '../figure/body.ts';
import type { Ease } from '../figure/skin.ts';
import type { OuterShape, Worn } from '../shapes.ts';
import type { Figure } from './figure.ts';
import type { SleeveStyle } from './sleeve.ts';

/** Measures of an outer layer in px, and its material. */
export interface OuterCut {
  readonly hem: number;
  /** Ease at shoulder, chest and waist. */
  readonly sh: number;
  readonly ch: number;
  readonly wa: number;
  /**
   * Distance of the front edge from the middle at the top and at the hem, and the height at which it opens.
   */
  readonly gap: number;
  readonly gapH: number;
  readonly v: number;
  /** Scale of the lapels; omitted for a collar. */
  readonly lap?: number;
  /** Ease of the sleeve; a vest has none. */
  readonly ease?: Ease;
  readonly cuff?: SleeveStyle['cuff'];
  readonly flare?: number;
  readonly belt?: boolean;
  readonly quilted?: boolean;
  readonly gloss?: boolean;
  /** A band at the hem. */
  readonly band?: 'cloth' | 'rib';
  readonly texture?: Weave;
  /** The collar when there are no lapels. */
  readonly collar?: 'high' | 'flat' | 'none';
  /** The height of the pocket flaps. */
  readonly pockets?: number;
}

/** The cut of every outer layer. */
export const OUTER_CUTS: Readonly<Record<OuterShape, OuterCut>> = {
  blazer: {
    hem: 622,
    sh: 6,
    ch: 14,
    wa: 15,
    gap: 20,
    gapH: 50,
    v: 440,
    lap: 1,
    ease: [5, 6, 6],
    cuff: 'buttons',
    texture: 'wool',
    pockets: 540,
  },
  overcoat: {
    hem: 900,
    sh: 9,
    ch: 18,
    wa: 22,
    gap: 18,
    gapH: 46,
    v: 450,
    lap: 1.2,
    ease: [8, 9, 8],
    texture: 'wool',
    pockets: 590,
    flare: 22,
  },
  trench: {
    hem: 872,
    sh: 6,
    ch: 17,
    wa: 18,
    gap: 16,
    gapH: 58,
    v: 420,
    lap: 1.15,
    ease: [7, 8, 8],
    flare: 46,
    belt: true,
    pockets: 590,
  },
  puffer: {
    hem: 800,
    sh: 12,
    ch: 24,
    wa: 28,
    gap: 14,
    gapH: 44,
    v: 330,
    quilted: true,
    ease: [12, 13, 11],
    flare: 18,
    collar: 'high',
  },
  parka: {
    hem: 760,
    sh: 10,
    ch: 22,
    wa: 26,
    gap: 16,
    gapH: 40,
    v: 340,
    ease: [10, 11, 9],
    flare: 14,
    collar: 'high',
    pockets: 600,
    cuff: 'shirt',
  },
  trucker: {
    hem: 548,
    sh: 7,
    ch: 15,
    wa: 20,
    gap: 24,
    gapH: 34,
    v: 330,
    ease: [6, 8, 6],
    cuff: 'shirt',
    band: 'cloth',
    collar: 'flat',
  },
  bomber: {
    hem: 560,
    sh: 9,
    ch: 18,
    wa: 22,
    gap: 20,
    gapH: 30,
    v: 330,
    ease: [8, 10, 7],
    cuff: 'rib',
    band: 'rib',
    collar: 'none',
  },
  biker: {
    hem: 552,
    sh: 6,
    ch: 11,
    wa: 15,
    gap: 26,
    gapH: 40,
    v: 400,
    lap: 1.1,
    ease: [4, 6, 5],
    gloss: true,
    band: 'cloth',
  },
  cardigan: {
    hem: 600,
    sh: 6,
    ch: 14,
    wa: 17,
    gap: 22,
    gapH: 34,
    v: 430,
    ease: [5, 8, 6],
    cuff: 'rib',
    texture: 'knit',
    band: 'rib',
    collar: 'none',
  },
  vest: { hem: 560, sh: -20, ch: 9, wa: 9, gap: 4, gapH: 14, v: 430, collar: 'none' },
};

/** Draws the inside of the back, visible between the fronts and below the body. */
export function outerBack(figure: Figure, body: BodyLines, piece: Worn<OuterShape>): void {
  const cut = OUTER_CUTS[piece.shape];
  if (!cut.ease) return;
  const { art } = figure;
  const waist = body.waist + cut.wa - 4;
  const hip = body.w(560) + cut.wa - 4;
  const hem = body.w(600) + cut.wa + (cut.flare ?? 0) * 0.8 - 6;
  const y = Math.min(560, cut.hem - 10);
  const left = outlineOn(body, -1);
  const right = outlineOn(body, 1);
  const d = shape([
    ...left`${waist},470!`,
    ...right`${waist},470! ${hip},${y} ${hem},${cut.hem - 8}! 0,${cut.hem - 18}`,
    ...left`${hem},${cut.hem - 8}! ${hip},${y}`,
  ]);
  const lining: ClothStyle = {
    crumple: 0.4,
    fx: 0.02,
    fy: 0.008,
    bump: 20,
    edgeW: 30,
    edgeB: 12,
    edge: 0.6,
    lineW: 1,
  };
  figure.put(d, cloth(art, d, { ...lining, color: dark(piece.color, 0.42) }));
}
