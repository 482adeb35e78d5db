import type { Art } from '../core/art.ts';
import { type ClothStyle, cloth } from '../core/cloth.ts';
import { dark, light } from '../core/color.ts';
import { bothSides, last, layers, lerp, type Point, type Points, points, shape } from '../core/geometry.ts';
import { seam, stitch, type TrimOptions } from '../core/trims.ts';
import type { Tube } from '../core/tube.ts';
import { type BodyLines, onBody, outlineOn } from '../figure/body.ts';
import type { Piece } from '../shapes.ts';

/** One leg of the trousers. */
export interface TrouserLeg {
  readonly side: number;
  readonly tube: Tube;
  readonly knee: Point;
  readonly ankle: Point;
  readonly end: number;
}

/** Thread colour of jeans. */
export const THREAD = '#c98f4d';

/** Draws thread, fades and pockets of jeans. */
export function jeansDetails(
  art: Art,
  body: BodyLines,
  piece: Piece,
  legs: readonly TrouserLeg[],
  d: string,
  edges: { readonly left: Points; readonly right: Points },
): string {
  const thread: TrimOptions = { ink: THREAD, w: 1.3, dash: '4 3' };
  const fades = legs.map(
    ({ knee }) =>
      `<ellipse cx="${knee[0] - 4}" cy="735" rx="17" ry="80" fill="${light(piece.color, 0.5)}" opacity=".22" ${art.blur(9)}/>`,
  );
  const sides = legs.map(({ side }) =>
    seam(
      (side < 0 ? edges.left : edges.right).map(([x, y]): Point => [x - side * 5, y]),
      piece.color,
      { w: 1.1, a: 0.5 },
    ),
  );
  const middle = outlineOn(body, 1);
  return layers(
    ...sides,
    `<g ${art.clip(d)}>${fades.join('')}</g>`,
    stitch(middle`2,502 15,560 0,598`, piece.color, { ...thread, w: 1.2 }),
    seam(middle`0,500 0,612`, piece.color, { w: 1.3 }),
    bothSides((side) => {
      const at = outlineOn(body, side);
      const hip = body.w(540) + 2;
      return layers(
        stitch(at`26,500 34,528 ${hip},540`, piece.color, thread),
        seam(at`24,500 32,525 ${hip},536`, piece.color, { w: 1.1 }),
      );
    }),
  );
}

/** Draws the crease, pockets and fly of pressed trousers. */
export function pressed(body: BodyLines, piece: Piece, legs: readonly TrouserLeg[]): string {
  const ink: TrimOptions = { w: 1.3, a: piece.subcategory === 'Chinos' ? 0 : 0.5 };
  const creases = legs.map(({ side, knee, ankle, end }) =>
    seam(
      [
        onBody(body, side, 30, 502),
        [lerp(body.cx(600) + side * 40, knee[0], 0.5), 660],
        knee,
        [ankle[0] + side * 2, end - 2],
      ],
      piece.color,
      ink,
    ),
  );
  const pockets = legs.map(({ side }) =>
    seam(outlineOn(body, side)`${body.w(500) - 4},500 ${body.w(556) + 4},560`, piece.color, {
      w: 1.2,
      a: 0.5,
    }),
  );
  return layers(
    ...creases,
    ...pockets,
    seam(outlineOn(body, 1)`0,500 0,606`, piece.color, { w: 1.2, a: 0.5 }),
  );
}

/** Draws hem and pockets of shorts. */
export function shortsDetails(body: BodyLines, piece: Piece, leg: TrouserLeg, end: number): string {
  const y = end - 12;
  return layers(
    seam(points`${last(leg.tube.left)[0]},${y} ${last(leg.tube.right)[0]},${y}`, piece.color, { w: 1.2 }),
    seam(outlineOn(body, leg.side)`32,500 ${body.w(556) + 8},556`, piece.color, { w: 1.2 }),
  );
}

/** Draws the ribbed ankle of joggers. */
export function ankleRib(art: Art, piece: Piece, { tube: { left, right }, ankle, end }: TrouserLeg): string {
  const w = Math.abs(last(left)[0] - last(right)[0]) / 2;
  const x = (last(left)[0] + last(right)[0]) / 2;
  const d = shape(points`
${x - w},${end - 4}! ${x + w},${end - 4}! ${lerp(x, ankle[0], 0.5) + w * 0.82},${end + 22}! ${lerp(x, ankle[0], 0.5) - w * 0.82},${end + 22}!
`);
  const style: ClothStyle = { texture: 'rib', crumple: 0, edgeW: 9, edgeB: 4, lineW: 1.1 };
  return cloth(art, d, { ...style, color: dark(piece.color, 0.06), grad: [x - w, end, x + w, end + 20] });
}
