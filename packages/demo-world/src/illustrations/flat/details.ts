import type { Art } from '../core/art.ts';
import { cloth } from '../core/cloth.ts';
import { dark, light } from '../core/color.ts';
import { curve, layers, lerp, onSide, type Point, points, shape } from '../core/geometry.ts';
import { button, seam, stitch } from '../core/trims.ts';
import { CENTER, type FlatPiece } from './shared.ts';
import type { NeckCut, TorsoCut } from './torso-cut.ts';

/** Draws the inside of the neck behind the front neckline, with a small woven label. */
export const neckHole = (o: NeckCut, k: string, lab = true) =>
  `<path d="${shape(points`
${CENTER - o.nw - 2},${o.nY - 4}! ${CENTER},${o.nY + 6} ${CENTER + o.nw + 2},${o.nY - 4}!
${CENTER + o.nw * 0.7},${lerp(o.nY, o.drop, 0.7)} ${CENTER},${o.drop + 6}
${CENTER - o.nw * 0.7},${lerp(o.nY, o.drop, 0.7)}
`)}" fill="${dark(k, 0.34)}"/><path d="${curve(points`${CENTER - o.nw},${o.nY - 2} ${CENTER},${o.nY + 9} ${CENTER + o.nw},${o.nY - 2}`)}" stroke="${dark(k, 0.12)}" stroke-width="13" fill="none"/>${lab ? `<rect x="${CENTER - 21}" y="${o.nY + 15}" width="42" height="22" rx="1.5" fill="#f2ebdf"/><path d="M${CENTER - 11} ${o.nY + 26}h22" stroke="#8d857a" stroke-width="2"/>` : ''}`;

/** Draws the band around the neckline. */
export const neckBand = (o: NeckCut, k: string, w: number) => {
  const p = o.v
    ? points`${CENTER - o.nw},${o.nY} ${CENTER},${o.drop}! ${CENTER + o.nw},${o.nY}`
    : points`
${CENTER - o.nw},${o.nY} ${CENTER - o.nw * 0.72},${lerp(o.drop, o.nY, 0.3)} ${CENTER},${o.drop}
${CENTER + o.nw * 0.72},${lerp(o.drop, o.nY, 0.3)} ${CENTER + o.nw},${o.nY}
`;
  return `<path d="${curve(p)}" fill="none" stroke="${dark(k, 0.4)}" stroke-width="${w + 3}" opacity=".5"/><path d="${curve(p)}" fill="none" stroke="${dark(k, 0.03)}" stroke-width="${w}"/><path d="${curve(p.map(([x, y, c]): Point => [x, y - w * 0.2, c]))}" fill="none" stroke="${light(k, 0.3)}" stroke-width="${w * 0.3}" opacity=".35"/>`;
};

/** Draws two rows of stitches above the hem. */
export const hemStitch = (o: Pick<TorsoCut, 'hw' | 'hem' | 'hemC'>, k: string, d = 15) =>
  layers(
    seam(
      points`${CENTER - o.hw + 2},${o.hem - d} ${CENTER},${o.hem + (o.hemC ?? 7) - d} ${CENTER + o.hw - 2},${o.hem - d}`,
      k,
      { a: 0.4 },
    ),
    seam(
      points`
${CENTER - o.hw + 2},${o.hem - d - 5} ${CENTER},${o.hem + (o.hemC ?? 7) - d - 5}
${CENTER + o.hw - 2},${o.hem - d - 5}
`,
      k,
      { a: 0.25, w: 1.3 },
    ),
  );

/** Returns the cut for the piece's side; backs have a high neckline. */
export const forSide = (o: TorsoCut, piece: FlatPiece): TorsoCut =>
  piece.back ? { ...o, drop: o.nY + 16, v: false } : o;

/** Draws a turned-down collar with points of length `h`. */
export function shirtCollar(art: Art, piece: FlatPiece, o: Pick<NeckCut, 'nY'>, h = 96, open = 12) {
  const y = o.nY - 20;
  let s = piece.back
    ? ''
    : `<path d="${shape(points`
${CENTER - 66},${y + 4}! ${CENTER},${y - 22} ${CENTER + 66},${y + 4}! ${CENTER + 50},${y + 46} ${CENTER},${y + 66}
${CENTER - 50},${y + 46}
`)}" fill="${dark(piece.color, 0.28)}"/><path d="${curve(points`${CENTER - 64},${y + 6} ${CENTER},${y - 18} ${CENTER + 64},${y + 6}`)}" stroke="${light(piece.color, 0.1)}" stroke-width="8" fill="none"/><rect x="${CENTER - 18}" y="${y + 10}" width="36" height="20" rx="1.5" fill="#f2ebdf"/>`;
  if (piece.back) {
    const d = shape(points`
${CENTER - 78},${y + 36}! ${CENTER - 66},${y - 2} ${CENTER},${y - 18} ${CENTER + 66},${y - 2} ${CENTER + 78},${y + 36}!
${CENTER},${y + 30}
`);
    return cloth(art, d, {
      color: light(piece.color, 0.05),
      pattern: piece.pattern,
      rot: 90,
      crumple: 0.2,
      edgeW: 20,
      edgeB: 8,
      edge: 0.35,
    });
  }
  for (const q of [-1, 1]) {
    const d = shape(
      onSide(q, points`67,${y}! 80,${y + 32} 88,${y + h}! 46,${y + h + 22}! ${open},${y + 66}! 44,${y + 42}`),
    );
    s += layers(
      cloth(art, d, {
        color: light(piece.color, 0.05),
        pattern: piece.pattern,
        rot: q * 36,
        crumple: 0.25,
        edgeW: 20,
        edgeB: 8,
        edge: 0.35,
        grad: [350, y, 560, y + 130],
      }),
      stitch(onSide(q, points`80,${y + h - 4} 47,${y + h + 13} ${open + 6},${y + 68}`), piece.color, {
        a: 0.4,
        dash: '5 4',
        w: 1.3,
      }),
    );
  }
  return s;
}

/** Draws the button strip from `y0` to `y1` with `n` buttons. */
export function placket(
  piece: FlatPiece,
  x0: number,
  y0: number,
  y1: number,
  n: number,
  btn: string,
  w = 17,
) {
  let s = layers(
    seam(points`${x0 - w},${y0} ${x0 - w},${y1}`, piece.color, { a: 0.5 }),
    seam(points`${x0 + w},${y0} ${x0 + w},${y1}`, piece.color, { a: 0.35 }),
  );
  for (let i = 0; i < n; i++) s += button(x0, lerp(y0 + 26, y1 - 60, i / (n - 1)), 7, btn);
  return s;
}
