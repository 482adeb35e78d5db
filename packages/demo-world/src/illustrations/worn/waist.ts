import type { Art } from '../core/art.ts';
import { cloth } from '../core/cloth.ts';
import { dark } from '../core/color.ts';
import { corner, fmt, shape } from '../core/geometry.ts';
import { button, stitch } from '../core/trims.ts';
import { type BodyLines, onBody } from '../figure/body.ts';
import type { Piece } from '../shapes.ts';
import type { Figure } from './figure.ts';

/** Draws a waistband at height `y` with height `h`, optionally with stitches and a button. */
export function waist(
  art: Art,
  body: BodyLines,
  k: string,
  y: number,
  h: number,
  { stitches: st, button: btn }: { stitches?: string; button?: boolean } = {},
): string {
  const w = body.waist + 4,
    d = shape([
      corner(onBody(body, -1, w, y - 2)),
      [body.cx(y), y + 3],
      corner(onBody(body, 1, w, y - 2)),
      corner(onBody(body, 1, w + 3, y + h - 2)),
      [body.cx(y), y + h + 4],
      corner(onBody(body, -1, w + 3, y + h - 2)),
    ]);
  let s = cloth(art, d, {
    color: k,
    crumple: 0.2,
    fx: 0.03,
    fy: 0.03,
    bump: 14,
    edgeW: 9,
    edgeB: 4,
    edge: 0.4,
    grad: [380, y, 540, y + 40],
    lineW: 1.2,
  });
  if (st)
    s += stitch([onBody(body, -1, w, y + h - 5), [body.cx(y), y + h], onBody(body, 1, w, y + h - 5)], k, {
      ink: st,
      w: 1.1,
      dash: '4 3',
    });
  if (btn) s += button(body.cx(y), y + h / 2 + 3, 3.6, st ? '#b98546' : dark(k, 0.45));
  return s;
}

/** Draws a belt with a brass buckle. */
export function wornBelt(figure: Figure, body: BodyLines, piece: Piece) {
  const w = body.waist + 6,
    d = shape([
      corner(onBody(body, -1, w, 485)),
      [body.cx(488), 491],
      corner(onBody(body, 1, w, 485)),
      corner(onBody(body, 1, w + 1, 500)),
      [body.cx(503), 506],
      corner(onBody(body, -1, w + 1, 500)),
    ]);
  figure.put(d, cloth(figure.art, d, { color: piece.color, crumple: 0, edgeW: 6, edgeB: 3, lineW: 1.1 }), {
    dy: 2,
    blur: 2,
  });
  figure.raw(
    `<rect x="${fmt(body.cx(496) - 11)}" y="487" width="22" height="20" rx="4" fill="none" stroke="#c9a765" stroke-width="4"/>`,
  );
}
