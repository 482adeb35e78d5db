import { type ClothOptions, cloth } from '../core/cloth.ts';
import { dark, light } from '../core/color.ts';
import { curve, fmt, points, shape } from '../core/geometry.ts';
import type { BodyLines } from '../figure/body.ts';
import type { Piece } from '../shapes.ts';
import type { Figure } from './figure.ts';

/** Draws a scarf, wrapped once. */
export function wornScarf(figure: Figure, body: BodyLines, piece: Piece): void {
  const { art } = figure,
    c = body.cx(280),
    k = piece.color,
    o: ClothOptions = {
      color: k,
      pattern: piece.pattern,
      scale: 0.45,
      crumple: 0.6,
      fx: 0.02,
      fy: 0.03,
      bump: 22,
      edgeW: 13,
      edgeB: 5,
      edge: 0.45,
      soft: 3,
      lineW: 1.2,
      line: 0.5,
    };
  const tail = shape(
    points`${c + 8},292! ${c + 34},292 ${c + 40},400 ${c + 46},486! ${c + 6},490! ${c + 6},390`,
  );
  figure.put(
    tail,
    cloth(art, tail, {
      ...o,
      folds: [[points`${c + 18},300 ${c + 20},400 ${c + 18},486`, 6, 1]],
      lights: [[points`${c + 29},310 ${c + 34},470`, 6, 1]],
    }),
  );
  let fr = '';
  for (let i = 0; i < 11; i++)
    fr += `<path d="M${fmt(c + 8 + i * 3.7)} 487l${i % 2 ? 1 : -1} 17" stroke="${dark(k, 0.15)}" stroke-width="1.7"/>`;
  figure.raw(fr);
  const wrap = shape(points`
${c - 40},250 ${c - 20},240 ${c},246 ${c + 22},240 ${c + 42},250 ${c + 48},276 ${c + 30},304
${c},314 ${c - 32},304 ${c - 48},276
`);
  figure.put(
    wrap,
    cloth(art, wrap, {
      ...o,
      folds: [
        [points`${c - 42},262 ${c - 4},288 ${c + 42},268`, 7, 1],
        [points`${c - 30},288 ${c + 2},304 ${c + 36},290`, 6, 0.8],
      ],
      lights: [[points`${c - 36},274 ${c},296 ${c + 30},284`, 5, 1]],
    }),
  );
}

/** Draws a tie. */
export function wornTie(figure: Figure, body: BodyLines, piece: Piece): void {
  const { art } = figure,
    c = (y: number) => body.cx(y),
    o: ClothOptions = {
      color: piece.color,
      pattern: piece.pattern,
      scale: 0.4,
      rot: 35,
      crumple: 0.2,
      edgeW: 8,
      edgeB: 4,
      lineW: 1.1,
    };
  const d = shape(
    points`${c(300) - 7},300! ${c(300) + 7},300! ${c(430) + 16},446 ${c(470)},478! ${c(430) - 16},446`,
  );
  figure.put(d, cloth(art, d, o), { dy: 3, blur: 3 });
  const kn = shape(points`${c(282) - 12},281! ${c(282) + 12},281! ${c(300) + 7},303! ${c(300) - 7},303!`);
  figure.put(kn, cloth(art, kn, { ...o, color: dark(piece.color, 0.05) }), { dy: 2, blur: 2 });
}

/** Draws a thin necklace with a pendant. */
export function wornNecklace(figure: Figure, body: BodyLines, piece: Piece): void {
  const c = body.cx(290);
  const chain = curve(points`${c - 27},262 ${c - 20},294 ${c},314 ${c + 20},294 ${c + 27},262`);
  figure.raw(
    `<path d="${chain}" fill="none" stroke="${dark(piece.color, 0.45)}" stroke-width="3" opacity=".5" transform="translate(1 2)"/><path d="${chain}" fill="none" stroke="${light(piece.color, 0.25)}" stroke-width="2.2"/><circle cx="${fmt(c)}" cy="318" r="5" fill="${piece.color}" stroke="${dark(piece.color, 0.4)}" stroke-width="1"/>`,
  );
}
