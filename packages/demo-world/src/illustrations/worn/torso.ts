import type { Art } from '../core/art.ts';
import { type ClothStyle, cloth, type Stroke } from '../core/cloth.ts';
import { dark, light } from '../core/color.ts';
import { corner, curve, lerp, type Point, type Points, points, shape } from '../core/geometry.ts';
import { type BodyLines, onBody } from '../figure/body.ts';
import type { Piece } from '../shapes.ts';

/** Fit of a top on the body, px. */
export interface WornCut {
  /** Neckline: half width, height at the shoulder, lowest point. */
  readonly nw: number;
  readonly nY: number;
  readonly drop: number;
  /** A sharp V neckline instead of a scooped one. */
  readonly v?: boolean;
  readonly scoop?: boolean;
  /** Width of a strap; tops without straps have shoulders. */
  readonly strap?: number;
  /** Ease at shoulder, chest and waist. */
  readonly sh?: number;
  readonly ch: number;
  readonly wa: number;
  /** Hem: height, half width, extra length in the middle. */
  readonly hem: number;
  readonly hemW?: number;
  readonly hemC?: number;
  /** Further half widths at heights between waist and hem. */
  readonly mid?: Points;
}

/** Returns the outline of the torso. */
export function torso(body: BodyLines, o: WornCut): Point[] {
  const side = (s: number) => {
    const pts: Point[] = [corner(onBody(body, s, o.nw, o.nY))];
    if (o.strap)
      pts.push(
        corner(onBody(body, s, o.nw + o.strap, o.nY + 6)),
        onBody(body, s, o.nw + o.strap - 2, 318),
        onBody(body, s, body.chest - 8, 352),
        corner(onBody(body, s, body.chest + 1, 364)),
      );
    else
      pts.push(
        onBody(body, s, body.sh * 0.62, 283 - (o.sh || 0) * 0.3),
        onBody(body, s, body.sh + (o.sh || 0) - 6, 299 - (o.sh || 0) * 0.2),
        onBody(body, s, body.sh + (o.sh || 0) - 2, 322),
      );
    pts.push(
      onBody(body, s, body.chest + (o.ch || 0), 374),
      onBody(body, s, body.chest - 2 + (o.ch || 0), 408),
    );
    if (o.hem > 470) pts.push(onBody(body, s, body.waist + (o.wa || 0), 478));
    if (o.mid) for (const [w, y] of o.mid) pts.push(onBody(body, s, w, y));
    pts.push(corner(onBody(body, s, o.hemW ?? body.w(o.hem) + (o.wa || 0), o.hem)));
    return pts;
  };
  const lowest: Point = [body.cx(o.drop), o.drop];
  const hem: Point = [body.cx(o.hem), o.hem + (o.hemC ?? 6)];
  return [
    o.v ? corner(lowest) : lowest,
    ...(o.scoop ? [onBody(body, 1, o.nw * 0.8, lerp(o.drop, o.nY, 0.22))] : []),
    ...side(1),
    hem,
    ...side(-1).reverse(),
    ...(o.scoop ? [onBody(body, -1, o.nw * 0.8, lerp(o.drop, o.nY, 0.22))] : []),
  ];
}

const torsoFolds = (art: Art, body: BodyLines, hem: number): Stroke[] => {
  const j = () => art.range(-8, 8),
    w = body.w(430),
    L = (s: number): [Points, number, number][] => [
      [
        [
          onBody(body, s, w * 0.95, 372),
          onBody(body, s, w * 0.5, 410 + j()),
          onBody(body, s, w * 0.34, 440 + j()),
        ],
        9,
        0.8,
      ],
      [
        [
          onBody(body, s, w * 0.96, 452),
          onBody(body, s, w * 0.5, 480 + j()),
          onBody(body, s, w * 0.16, 490 + j()),
        ],
        8,
        0.7,
      ],
      [
        [
          onBody(body, s, w * 0.8, hem - 70),
          onBody(body, s, w * 0.62, hem - 30 + j()),
          onBody(body, s, w * 0.6, hem),
        ],
        9,
        0.7,
      ],
    ];
  return [...L(1), ...L(-1).map(([p, a, b]): Stroke => [p, a, b * 0.7])];
};

const torsoLights = (body: BodyLines): Stroke[] => [
  [
    [
      onBody(body, -1, body.chest * 0.5, 320),
      onBody(body, -1, body.chest * 0.56, 380),
      onBody(body, -1, body.waist * 0.5, 450),
    ],
    26,
    0.8,
  ],
  [[onBody(body, 1, body.chest * 0.36, 350), onBody(body, 1, body.chest * 0.38, 390)], 20, 0.5],
];

/** Draws the fabric of a top with its hem at a height. */
export const bodyCloth = (
  art: Art,
  body: BodyLines,
  d: string,
  piece: Piece,
  hem: number,
  o: ClothStyle = {},
) =>
  cloth(art, d, {
    color: piece.color,
    pattern: piece.pattern,
    scale: 0.52,
    folds: torsoFolds(art, body, hem),
    lights: torsoLights(body),
    grad: [365, 280, 560, 640],
    edgeW: 20,
    edgeB: 8,
    edge: 0.4,
    crumple: 0.32,
    fx: 0.018,
    fy: 0.01,
    bump: 24,
    soft: 4,
    lineW: 1.2,
    line: 0.45,
    ...o,
  });

/** Draws the ribbed edge of a neckline. */
export function neckRib(body: BodyLines, o: WornCut, color: string, w = 9) {
  const pts: Point[] = [
    onBody(body, -1, o.nw - 2, o.nY - 1),
    ...(o.v ? [] : [onBody(body, -1, o.nw * 0.72, lerp(o.drop, o.nY, 0.3))]),
    o.v ? [body.cx(o.drop), o.drop, 1] : [body.cx(o.drop), o.drop],
    ...(o.v ? [] : [onBody(body, 1, o.nw * 0.72, lerp(o.drop, o.nY, 0.3))]),
    onBody(body, 1, o.nw - 2, o.nY - 1),
  ];
  return `<path d="${curve(pts)}" fill="none" stroke="${dark(color, 0.35)}" stroke-width="${w + 1.6}" stroke-linejoin="round" opacity=".55"/><path d="${curve(pts)}" fill="none" stroke="${dark(color, 0.05)}" stroke-width="${w}" stroke-linejoin="round"/>`;
}

/** Draws a shirt collar of height `h`, opened by `open`. */
export function collar(art: Art, body: BodyLines, piece: Piece, { h = 44, open = 4 } = {}) {
  const c = body.cx(275),
    y = 256,
    out: string[] = [];
  for (const s of [-1, 1]) {
    const q = shape(points`
${c + s * 28},${y + 2}! ${c + s * 33},${y + 17} ${c + s * 38},${y + h - 4}!
${c + s * 20},${y + h + 6}! ${c + s * open},${y + 31}! ${c + s * 20},${y + 20}
`);
    out.push(
      cloth(art, q, {
        color: light(piece.color, 0.06),
        pattern: piece.pattern,
        scale: 0.5,
        rot: s * 30,
        crumple: 0.2,
        edgeW: 9,
        edgeB: 4,
        edge: 0.35,
        grad: [c - 40, y, c + 40, y + 60],
        lineW: 1.2,
      }),
    );
  }
  return out.join('');
}
