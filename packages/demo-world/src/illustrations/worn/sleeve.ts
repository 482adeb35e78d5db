import type { Art } from '../core/art.ts';
import { cloth, type Stroke } from '../core/cloth.ts';
import { dark } from '../core/color.ts';
import { corner, curve, last, layers, lerp, nth, type Point, points, shape } from '../core/geometry.ts';
import type { Weave } from '../core/pattern.ts';
import { button, seam } from '../core/trims.ts';
import { tube } from '../core/tube.ts';
import { type BodyLines, onBody } from '../figure/body.ts';
import { armSpine, type Ease } from '../figure/skin.ts';
import type { Piece } from '../shapes.ts';

export interface SleeveStyle {
  /** Ease at shoulder, elbow and wrist, px. */
  readonly ease: Ease;
  /** Length along the arm, 0 to 1. */
  readonly upto?: number;
  /** Ease of the garment at shoulder and chest, px. */
  readonly sh?: number;
  readonly ch?: number;
  readonly cuff?: 'rib' | 'shirt' | 'hem' | 'buttons';
  readonly texture?: Weave;
  readonly vertical?: boolean;
}

/** Draws a sleeve on the arm; also returns its outline. */
export function sleeve(
  art: Art,
  body: BodyLines,
  s: number,
  piece: Piece,
  o: SleeveStyle,
): { d: string; svg: string } {
  const sp = armSpine(body, s, o.ease, o.upto ?? 0.97),
    sh = o.sh ?? 3;
  const t = tube(sp),
    n = t.spine.length - 1,
    outer = nth(t.left, 0)[0] * s > nth(t.right, 0)[0] * s ? t.left : t.right,
    inner = outer === t.left ? t.right : t.left;
  const k0 = Math.max(
      1,
      Math.min(
        n - 1,
        t.spine.findIndex((p) => p[1] > 352),
      ),
    ),
    k1 = Math.max(
      1,
      Math.min(
        n - 1,
        t.spine.findIndex((p) => p[1] > 386),
      ),
    );
  const tipX = body.sh + sh,
    top = onBody(body, s, tipX - 22, 293 - sh * 0.35),
    tip = onBody(body, s, tipX - 5, 301 - sh * 0.25);
  const pit = onBody(body, s, body.chest + (o.ch ?? 8) - 5, 376),
    hole = onBody(body, s, tipX - 23, 330);
  const o1 = outer.slice(k0),
    i1 = inner.slice(k1).filter((p) => p[1] > 384);
  const edge = [
    top,
    tip,
    onBody(body, s, (tipX + Math.abs(nth(o1, 0)[0] - body.cx(345))) / 2 + 1, 324),
    ...o1.slice(0, -1),
    corner(last(o1)),
    corner(nth(inner, n)),
    ...i1.slice(0, -1).reverse(),
    corner(pit),
  ];
  const d = shape([...edge.map((p, i) => (i ? p : corner(p))), hole]),
    edgeD = curve(edge.map((p, i) => (i ? p : corner(p))));
  const at = (i: number, k: number): Point => {
    const a = nth(inner, i),
      b = nth(outer, i);
    return [lerp(a[0], b[0], k), lerp(a[1], b[1], k)];
  };
  const e = Math.min(n, 5),
    folds: Stroke[] = [
      [[pit, at(Math.min(n, 3), 0.45)], 8, 1],
      [[pit, hole, onBody(body, s, tipX - 22, 306)], 5, 0.55],
    ];
  if (n > 7)
    folds.push(
      [[at(e, 0.02), at(e - 1, 0.55)], 7, 1],
      [[at(e, 0.02), at(Math.min(n, e + 1), 0.5)], 7, 0.9],
      [[at(n - 2, 0.1), at(n - 1, 0.6)], 6, 0.7],
      [[at(n - 1, 0.05), at(n - 1, 0.5), at(n, 0.8)], 6, 0.7],
    );
  const start = nth(sp, 0);
  const end = last(sp);
  const ang = Math.atan2(end[1] - start[1], end[0] - start[0]) * 57.3 - 90;
  let svg = cloth(art, d, {
    color: piece.color,
    pattern: piece.pattern,
    rot: ang,
    scale: 0.52,
    folds,
    lights: [
      [
        [tip, at(Math.min(2, n), 0.72), at(e, 0.7)].map((p): Point => [p[0] - s * 4, p[1] + 4]),
        12,
        s < 0 ? 1 : 0.6,
      ],
    ],
    grad: [start[0] - 40, 290, start[0] + 50, 620],
    edgeW: 16,
    edgeB: 6,
    edge: 0.5,
    edgeD,
    crumple: 0.35,
    fx: 0.022,
    fy: 0.014,
    bump: 22,
    soft: 3.4,
    lineW: 1.2,
    line: 0.5,
    texture: o.texture,
    vertical: o.vertical,
  });
  svg += seam([top, hole, pit], piece.color, { w: 1.2, a: 0.3 });
  const m = nth(t.spine, n),
    q = nth(t.spine, n - 1),
    L = Math.hypot(m[0] - q[0], m[1] - q[1]),
    ux = (m[0] - q[0]) / L,
    uy = (m[1] - q[1]) / L;
  const band = (h: number, inset: number, col: string, tex?: Weave) => {
    const a = nth(inner, n),
      b = nth(outer, n),
      mv = (p: Point, dd: number, i: number, o2: Point): Point => [
        lerp(p[0], o2[0], i) + ux * dd,
        lerp(p[1], o2[1], i) + uy * dd,
        1,
      ];
    return cloth(
      art,
      shape([mv(a, -h, inset, b), mv(b, -h, inset, a), mv(b, 2, inset, a), mv(a, 2, inset, b)]),
      {
        color: col,
        texture: tex,
        crumple: 0,
        edgeW: 8,
        edgeB: 3,
        grad: [a[0], a[1], b[0] + 1, b[1]],
        lineW: 1.1,
      },
    );
  };
  if (o.cuff === 'rib') svg += band(20, 0.08, dark(piece.color, 0.06), 'rib');
  if (o.cuff === 'shirt') svg += band(20, 0.04, piece.color);
  if (o.cuff === 'hem') {
    const a = nth(inner, n),
      b = nth(outer, n),
      k = -7;
    svg += seam(points`${a[0] + ux * k},${a[1] + uy * k} ${b[0] + ux * k},${b[1] + uy * k}`, piece.color, {
      w: 1.2,
    });
  }
  if (o.cuff === 'buttons') {
    const p = at(n - 1, 0.82);
    svg += layers(
      button(p[0] + ux * 6, p[1] + uy * 6, 2.6, dark(piece.color, 0.5)),
      button(p[0] + ux * 13, p[1] + uy * 13, 2.6, dark(piece.color, 0.5)),
    );
  }
  return { d, svg };
}
