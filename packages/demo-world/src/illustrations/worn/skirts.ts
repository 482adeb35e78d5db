import { type ClothStyle, cloth, type Stroke } from '../core/cloth.ts';
import { type Point, points, shape } from '../core/geometry.ts';
import { type BodyLines, outlineOn } from '../figure/body.ts';
import type { Piece } from '../shapes.ts';
import type { Figure } from './figure.ts';
import { waist } from './waist.ts';

/** Draws a flared skirt. */
export function wornSkirt(figure: Figure, body: BodyLines, piece: Piece): void {
  const { art } = figure;
  const hem = art.pick([770, 868]);
  const flare = art.range(44, 66);
  const half = (y: number) => body.w(Math.min(y, 590)) + 5 + Math.max(0, (y - 560) / (hem - 560)) * flare;
  const side = (s: number) =>
    outlineOn(body, s)`
${body.waist + 4},484! ${half(530) - 2},530 ${half(585)},585 ${half(680)},680 ${half(hem)},${hem}!
`;
  const hx = body.cx(hem);
  const hw = half(hem);
  const wave = [0.62, 0.3, 0, -0.34, -0.66].map((t, i): Point => [hx + hw * t, hem + 9 + (i % 2 ? 5 : -2)]);
  const d = shape([...side(1), ...wave, ...side(-1).reverse()]);
  const folds = [0.72, 0.4, 0.1, -0.25, -0.55, -0.8].map(
    (t, i): Stroke => [
      points`
${body.cx(530) + t * body.waist * 0.9},${530 + (i % 2) * 30} ${hx + t * hw * 0.8},660
${hx + t * hw},${hem + 6}
`,
      11,
      i % 2 ? 0.7 : 1,
    ],
  );
  const lights = [0.55, -0.05, -0.4].map(
    (t): Stroke => [points`${body.cx(540) + t * body.waist},560 ${hx + t * hw},${hem}`, 13, 0.8],
  );
  const drape: ClothStyle = {
    crumple: 0.5,
    fx: 0.02,
    fy: 0.006,
    bump: 26,
    soft: 4.5,
    lineW: 1.2,
    scale: 0.52,
  };
  figure.put(
    d,
    cloth(art, d, {
      ...drape,
      color: piece.color,
      pattern: piece.pattern,
      folds,
      lights,
      grad: [360, 480, 570, hem],
      edgeW: 24,
      edgeB: 9,
    }),
  );
  figure.raw(waist(art, body, piece.color, 484, 14));
}
