import type { Art } from '../core/art.ts';
import { type ClothStyle, cloth } from '../core/cloth.ts';
import { dark, light, mix } from '../core/color.ts';
import { curve, layers, points, shape } from '../core/geometry.ts';
import { button, castOn, seam } from '../core/trims.ts';
import { type BodyLines, onBody, outlineOn } from '../figure/body.ts';
import type { Piece, TopShape, Worn } from '../shapes.ts';
import type { DrawSleeve, Figure } from './figure.ts';
import { type SleeveStyle, sleeve } from './sleeve.ts';
import { bodyCloth, collar, neckRib, torso, type WornCut } from './torso.ts';

/** How a top is worn. `under`: it is under a coat; `tie`: its collar is closed. */
interface TopWear {
  readonly tuck: boolean;
  readonly under: boolean;
  readonly tie: boolean;
}

const CUTS: Readonly<Record<TopShape, WornCut>> = {
  tank: { nw: 40, nY: 272, drop: 334, scoop: true, strap: 20, ch: 3, wa: 4, hem: 570 },
  crop: { nw: 37, nY: 266, drop: 297, sh: 4, ch: 7, wa: 6, hem: 476 },
  shirt: { nw: 27, nY: 262, drop: 288, v: true, sh: 3, ch: 10, wa: 13, hem: 596, hemC: 18 },
  polo: { nw: 28, nY: 262, drop: 290, v: true, sh: 3, ch: 8, wa: 10, hem: 574 },
  hoodie: { nw: 34, nY: 264, drop: 296, sh: 8, ch: 20, wa: 26, hem: 590 },
  sweater: { nw: 36, nY: 264, drop: 288, sh: 6, ch: 15, wa: 19, hem: 578 },
  tee: { nw: 37, nY: 266, drop: 297, sh: 4, ch: 9, wa: 12, hem: 574 },
};

const SLEEVES: Readonly<Partial<Record<TopShape, SleeveStyle>>> = {
  tee: { ease: [4, 9, 11], upto: 0.42, cuff: 'hem' },
  crop: { ease: [4, 9, 11], upto: 0.42, cuff: 'hem' },
  polo: { ease: [4, 6, 6], upto: 0.4, cuff: 'rib' },
  shirt: { ease: [3, 5, 4], cuff: 'shirt', vertical: true },
  hoodie: { ease: [8, 10, 7], cuff: 'rib' },
  sweater: { ease: [5, 8, 6], cuff: 'rib', texture: 'knit' },
};

/** Half width of the rib at the neck. */
const NECK_RIBS: Readonly<Partial<Record<TopShape, number>>> = { tank: 5, tee: 9, crop: 9, sweater: 13 };

/** Returns the cut of a worn top: tucked in, or gathered by a ribbed hem. */
function wornCut(body: BodyLines, shapeName: TopShape, tuck: boolean): WornCut {
  const cut = CUTS[shapeName];
  if (tuck && shapeName !== 'crop')
    return { ...cut, hem: 500, hemW: body.waist + 5, wa: Math.min(cut.wa, 9) };
  if (!isKnit(shapeName)) return cut;
  return { ...cut, mid: [[body.w(550) + cut.wa, 552]], hemW: body.w(575) + cut.wa - 12 };
}

const isKnit = (shapeName: TopShape) => shapeName === 'hoodie' || shapeName === 'sweater';

/** Draws a top and returns its sleeves, which are drawn after the arms. */
export function wornTop(
  figure: Figure,
  body: BodyLines,
  piece: Worn<TopShape>,
  o: TopWear,
): DrawSleeve | null {
  const { art } = figure;
  const cut = wornCut(body, piece.shape, o.tuck);
  const d = shape(torso(body, cut));
  const texture = piece.shape === 'sweater' ? 'knit' : undefined;
  figure.put(d, bodyCloth(art, body, d, piece, cut.hem, { texture, vertical: piece.shape === 'shirt' }));
  if (!o.tuck) figure.raw(isKnit(piece.shape) ? hemRib(art, body, piece, cut) : hemSeam(body, piece, cut));
  const rib = NECK_RIBS[piece.shape];
  if (rib) figure.raw(neckRib(body, cut, piece.color, rib));
  if (piece.shape === 'shirt') figure.raw(shirtFront(art, body, piece, cut.hem, o.tie));
  if (piece.shape === 'polo') figure.raw(poloFront(art, body, piece));
  if (piece.shape === 'hoodie') {
    if (!o.tuck && !o.under) figure.raw(pouch(art, body, piece, d));
    for (const side of [-1, 1]) hood(figure, body, piece, side);
  }
  const style = SLEEVES[piece.shape];
  if (!style) return null;
  return (side) => {
    const set = sleeve(art, body, side, piece, { sh: cut.sh, ch: cut.ch, ...style });
    figure.put(set.d, set.svg, { strength: 0.3 });
  };
}

function hemRib(art: Art, body: BodyLines, piece: Piece, cut: WornCut): string {
  const y = cut.hem;
  const w = cut.hemW ?? body.w(y);
  const left = outlineOn(body, -1);
  const right = outlineOn(body, 1);
  const outline = [
    ...left`${w + 3},${y - 24}!`,
    ...right`0,${y - 18} ${w + 3},${y - 24}! ${w},${y}! 0,${y + 6}`,
    ...left`${w},${y}!`,
  ];
  return cloth(art, shape(outline), {
    color: dark(piece.color, 0.05),
    texture: 'rib',
    crumple: 0,
    edgeW: 10,
    edgeB: 4,
    grad: [380, 500, 540, 640],
    lineW: 1,
  });
}

function hemSeam(body: BodyLines, piece: Piece, cut: WornCut): string {
  const w = (cut.hemW ?? body.w(cut.hem) + cut.wa) - 1;
  const y = cut.hem - 8;
  const path = [onBody(body, -1, w, y), onBody(body, 1, 0, y + (cut.hemC ?? 6)), onBody(body, 1, w, y)];
  return seam(path, piece.color, { w: 1.2, a: 0.45 });
}

function shirtFront(art: Art, body: BodyLines, piece: Piece, hem: number, tie: boolean): string {
  const left = outlineOn(body, -1);
  const right = outlineOn(body, 1);
  const buttons: string[] = [];
  for (let y = 318; y < hem - 10; y += 44) {
    buttons.push(button(body.cx(y), y, 3, mix('#f6f0e4', piece.color, 0.15)));
  }
  return layers(
    seam(left`6,292 6,480 6,${hem + 8}`, piece.color, { w: 1.1 }),
    seam(right`6,292 6,480 6,${hem + 8}`, piece.color, { w: 1.1, a: 0.35 }),
    ...buttons,
    collar(art, body, piece, { open: tie ? 1 : 6 }),
  );
}

function poloFront(art: Art, body: BodyLines, piece: Piece): string {
  const left = outlineOn(body, -1);
  const right = outlineOn(body, 1);
  const ink = light(piece.color, 0.7);
  return layers(
    seam([...left`8,292 8,352!`, ...right`8,352! 8,292`], piece.color, { w: 1.2 }),
    button(body.cx(310), 310, 2.8, ink),
    button(body.cx(334), 334, 2.8, ink),
    collar(art, body, { ...piece, pattern: 'plain' }, { h: 36, open: 8 }),
  );
}

/** Draws the pocket of a hoodie. */
function pouch(art: Art, body: BodyLines, piece: Piece, onto: string): string {
  const c = body.cx(470);
  const d = shape(points`
${c - 40},470! ${c + 40},470! ${c + 58},532! ${c + 56},554! ${c - 56},554! ${c - 58},532!
`);
  return layers(
    castOn(art, d, onto, { dy: 3, blur: 4, strength: 0.25 }),
    cloth(art, d, {
      color: piece.color,
      crumple: 0.5,
      fx: 0.02,
      fy: 0.012,
      bump: 20,
      edgeW: 8,
      edgeB: 4,
      edge: 0.25,
      grad: [380, 420, 540, 640],
      lineW: 1.2,
    }),
  );
}

/** Draws one side of a hood on the shoulders, with its cord. */
function hood(figure: Figure, body: BodyLines, piece: Piece, side: number): void {
  const at = outlineOn(body, side);
  const d = shape(at`19,238! 44,246 54,268 40,290 3,318! 1,304! 18,284`);
  const style: ClothStyle = { crumple: 0.5, fx: 0.03, fy: 0.02, bump: 16, edgeW: 14, edgeB: 5, lineW: 1.2 };
  const grad = [400, 240, 500, 330] as const;
  figure.put(d, cloth(figure.art, d, { ...style, grad, color: light(piece.color, 0.03) }), {
    strength: 0.25,
  });
  const cord = curve(at`9,308 13,336 11,${366 + side * 6}`);
  figure.raw(
    `<path d="${cord}" stroke="${light(piece.color, 0.65)}" stroke-width="3" fill="none" stroke-linecap="round"/>`,
  );
}
