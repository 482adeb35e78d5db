import { type ClothOptions, cloth } from '../core/cloth.ts';
import { dark, light } from '../core/color.ts';
import { curve, fmt, layers, lerp, type Points, points, shape } from '../core/geometry.ts';
import { castOn } from '../core/trims.ts';
import { type BodyLines, onBody } from '../figure/body.ts';
import type { Piece } from '../shapes.ts';
import type { Figure } from './figure.ts';

export type Carry = 'hand' | 'cross' | 'shoulder';

/** Draws a bag on one side: in the hand, across the body or on the shoulder. */
export function wornBag(figure: Figure, body: BodyLines, piece: Piece, s: number, carry: Carry): void {
  const { art } = figure,
    k = piece.color,
    c: ClothOptions = {
      color: k,
      pattern: piece.pattern,
      scale: 0.5,
      crumple: 0.4,
      fx: 0.02,
      fy: 0.02,
      bump: 18,
      edgeW: 16,
      edgeB: 6,
      edge: 0.45,
      lineW: 1.4,
      line: 0.6,
      soft: 3.5,
    };
  const box = (x: number, y: number, w: number, h: number, round: number) => {
    const d = shape(
      points`
${x - w * 0.46},${y}! ${x + w * 0.46},${y}! ${x + w * 0.5},${y + h * 0.6}
${x + w * 0.47},${y + h - round} ${x + w * 0.4},${y + h} ${x - w * 0.4},${y + h}
${x - w * 0.47},${y + h - round} ${x - w * 0.5},${y + h * 0.6}
`,
    );
    figure.put(
      d,
      cloth(art, d, {
        ...c,
        grad: [x - w / 2, y, x + w / 2, y + h],
        folds: [[points`${x - w * 0.3},${y + 10} ${x - w * 0.22},${y + h * 0.5}`, 8, 0.5]],
        lights: [[points`${x - w * 0.26},${y + h * 0.2} ${x - w * 0.24},${y + h * 0.8}`, 12, 0.9]],
      }),
      { dx: 3, dy: 6 },
    );
    return d;
  };
  if (carry === 'hand') {
    const w = body.arm(s)[2],
      x = w[0] + s * 6,
      y = w[1] + 44,
      top = y + 62;
    figure.raw(
      `<path d="${curve(points`${x - 34},${top + 4} ${x - 28},${y + 8} ${x},${y - 8} ${x + 28},${y + 8} ${x + 34},${top + 4}`)}" fill="none" stroke="${dark(k, 0.35)}" stroke-width="7" stroke-linecap="round"/><path d="${curve(points`${x - 34},${top + 4} ${x - 28},${y + 7} ${x},${y - 9} ${x + 28},${y + 7} ${x + 34},${top + 4}`)}" fill="none" stroke="${light(k, 0.15)}" stroke-width="3" stroke-linecap="round"/>`,
    );
    const d = box(x, top, 118, 104, 12),
      fl = shape(points`
${x - 55},${top - 1}! ${x + 55},${top - 1}! ${x + 56},${top + 30} ${x + 30},${top + 50}
${x - 30},${top + 50} ${x - 56},${top + 30}
`);
    figure.raw(
      layers(
        castOn(art, fl, d, { dy: 4, blur: 4, strength: 0.3 }),
        cloth(art, fl, { ...c, color: light(k, 0.04), grad: [x - 55, top, x + 50, top + 60] }),
        `<rect x="${fmt(x - 8)}" y="${fmt(top + 42)}" width="16" height="14" rx="3" fill="#c9a765"/><rect x="${fmt(x - 6)}" y="${fmt(top + 44)}" width="7" height="4" rx="2" fill="#fff" opacity=".5"/>`,
      ),
    );
    return;
  }
  // For a shoulder bag or a cross-body bag: the strap, then the bag at the hip.
  const cross = carry === 'cross',
    hx = body.cx(600) + s * (body.hip + (cross ? 4 : 20)),
    hy = cross ? 560 : 545;
  const st = cross ? onBody(body, -s, 46, 276) : onBody(body, s, body.sh * 0.72, 282);
  const strap: Points = cross
    ? [st, [lerp(st[0], hx, 0.5) + s * 10, lerp(st[1], hy, 0.5) - 8], [hx - s * 14, hy + 6]]
    : [st, onBody(body, s, body.sh * 0.78, 380), [hx - s * 22, hy + 4]];
  figure.raw(
    `<path d="${curve(strap)}" stroke="#15101c" stroke-width="8" fill="none" opacity=".22" transform="translate(3 3)" ${art.blur(2.5)}/><path d="${curve(strap)}" stroke="${dark(k, 0.3)}" stroke-width="6.5" fill="none"/><path d="${curve(strap)}" stroke="${light(k, 0.2)}" stroke-width="1.4" fill="none" opacity=".5"/>`,
  );
  const d = box(hx, hy, 104, 82, 14),
    fl = shape(points`
${hx - 48},${hy - 1}! ${hx + 48},${hy - 1}! ${hx + 48},${hy + 26} ${hx + 22},${hy + 46}
${hx - 22},${hy + 46} ${hx - 48},${hy + 26}
`);
  figure.raw(
    layers(
      castOn(art, fl, d, { dy: 3, blur: 4, strength: 0.3 }),
      cloth(art, fl, { ...c, color: light(k, 0.05), grad: [hx - 48, hy, hx + 44, hy + 50] }),
      `<circle cx="${fmt(hx)}" cy="${fmt(hy + 42)}" r="4.4" fill="#c9a765"/>`,
    ),
  );
}
