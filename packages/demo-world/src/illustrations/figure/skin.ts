import type { Art } from '../core/art.ts';
import { light, luminance, mix } from '../core/color.ts';
import {
  corner,
  curve,
  layers,
  lerp,
  nth,
  type Point,
  type Points,
  points,
  shape,
} from '../core/geometry.ts';
import { tube } from '../core/tube.ts';
import type { BodyLines } from './body.ts';

type Line = readonly [x1: number, y1: number, x2: number, y2: number];

/**
 * Draws bare skin with outline `d` and a light gradient along a line; `ed` replaces the shaded edge when an
 * end is open.
 */
const skinPiece = (art: Art, d: string, skin: string, g: Line, ed?: string) => {
  const L = luminance(skin),
    sh = mix(skin, L > 0.5 ? '#7d3826' : '#160b0e', 0.5),
    lt = light(skin, 0.5);
  return `<g ${art.clip(d)}><path d="${d}" fill="${skin}"/><path d="${d}" fill="${art.lin(...g, [
    [0, lt, 0.3],
    [0.4, lt, 0],
    [0.6, sh, 0],
    [1, sh, 0.4],
  ])}"/><path d="${ed || d}" fill="none" stroke="${sh}" stroke-width="12" opacity=".42" ${art.blur(5)}/><path d="${ed || d}" fill="none" stroke="${lt}" stroke-width="7" opacity="${L < 0.4 ? 0.3 : 0.22}" transform="translate(9 2)" ${art.blur(3)}/></g>`;
};

/** Draws neck and torso. */
export function torsoSkin(art: Art, body: BodyLines, skin: string) {
  const nk = body.sh * 0.236,
    half = (s: number) =>
      points`
${nk},222! ${nk + 1},250 ${nk + 12},271 ${Math.min(62, body.sh * 0.68)},284 ${body.sh - 4},301 ${body.sh - 4},330
${body.chest - 4},362 ${body.chest - 5},400 ${body.waist - 3},478 ${body.hip - 4},572 ${body.hip * 0.9},630!
`.map(([x, y, c]): Point => [body.cx(y) + s * x, y + (y > 260 && y < 350 ? body.ty(body.sx + s * x) : 0), c]);
  const d = shape([...half(1), ...half(-1).reverse()]),
    sh = mix(skin, '#2a1014', 0.5),
    c = body.cx(285);
  return layers(
    skinPiece(art, d, skin, [370, 230, 540, 520]),
    `<g ${art.clip(d)}><path d="${curve(points`${c - 34},226 ${c - 6},250 ${c + 34},232`)}" stroke="${sh}" stroke-width="30" fill="none" opacity=".5" ${art.blur(8)}/></g><g fill="none" stroke="${sh}" stroke-width="2.2" stroke-linecap="round" opacity=".26" ${art.blur(1.2)}><path d="${curve(points`${c - 8},291 ${c - 30},289 ${c - 56},284`)}"/><path d="${curve(points`${c + 8},291 ${c + 30},289 ${c + 56},284`)}"/><path d="${curve(points`${c - 16},250 ${c - 9},276 ${c - 4},288`)}"/><path d="${curve(points`${c + 16},250 ${c + 9},276 ${c + 4},288`)}"/></g>`,
  );
}

/** Ease at shoulder, elbow and wrist, px. */
export type Ease = readonly [shoulder: number, elbow: number, wrist: number];

/** Returns the spine of an arm or its sleeve; `upto` is its length, 0 to 1. */
export function armSpine(body: BodyLines, s: number, ease: Ease = [0, 0, 0], upto = 1): Point[] {
  const [j, e, w] = body.arm(s);
  const shoulder: Point = [j[0], j[1], 20 * body.armGirth + ease[0]];
  const elbow: Point = [e[0], e[1], 15.5 * body.armGirth + ease[1]];
  const wrist: Point = [w[0], w[1], 10.5 * Math.sqrt(body.armGirth) + ease[2]];
  if (upto >= 1) return [shoulder, elbow, wrist];
  if (upto > 0.5) return [shoulder, elbow, towards(elbow, wrist, (upto - 0.5) * 2)];
  return [shoulder, towards(shoulder, elbow, upto * 2)];
}

const towards = (a: Point, b: Point, t: number): Point => [
  lerp(a[0], b[0], t),
  lerp(a[1], b[1], t),
  lerp(a[2] ?? 0, b[2] ?? 0, t),
];

/** Draws an arm; under a sleeve without its shoulder. */
export function armSkin(art: Art, body: BodyLines, s: number, skin: string, sleeved: boolean) {
  const [j] = body.arm(s),
    t = tube(armSpine(body, s), { capEnd: 0.3 }),
    o = nth(t.left, 0)[0] * s > nth(t.right, 0)[0] * s ? t.left : t.right,
    i = o === t.left ? t.right : t.left;
  const X = (x: number, y: number): Point => [body.cx(y) + s * x, y + body.ty(body.sx + s * x)],
    top = X(body.sh - 22, 291),
    n = t.spine.length - 1;
  const e = nth(t.spine, n),
    f0 = nth(t.spine, n - 1),
    end: Point = [e[0] + (e[0] - f0[0]) * 0.1, e[1] + (e[1] - f0[1]) * 0.1];
  const edge = [
    top,
    X(body.sh - 7, 299),
    X(body.sh + 2, 322),
    ...o.slice(0, -1).filter((p) => p[1] > 345),
    corner(nth(o, n)),
    end,
    corner(nth(i, n)),
    ...i
      .slice(0, -1)
      .filter((p) => p[1] > 384)
      .reverse(),
    X(body.chest - 9, 376),
  ];
  // No shading across the wrist.
  const sides = (q: Points) => {
    const k = q.indexOf(end);
    return curve(q.slice(0, k)) + curve(q.slice(k + 1));
  };
  if (sleeved) {
    const q = [
      ...o.slice(0, -1).filter((p) => p[1] > 392),
      corner(nth(o, n)),
      end,
      corner(nth(i, n)),
      ...i
        .slice(0, -1)
        .filter((p) => p[1] > 392)
        .reverse(),
    ];
    if (q.length > 4) return skinPiece(art, shape(q), skin, [j[0] - 40, 250, j[0] + 60, 800], sides(q));
  }
  const d = shape([corner(top), ...edge.slice(1), X(body.sh - 26, 334)]);
  return skinPiece(art, d, skin, [j[0] - 40, 250, j[0] + 60, 800], sides(edge));
}

/** Draws a hand; nothing when it is in a pocket. */
export function hand(art: Art, body: BodyLines, s: number, skin: string) {
  const [, e, w] = body.arm(s);
  if (body.pose.pocket === s) return '';
  const m = Math.hypot(w[0] - e[0], w[1] - e[1]),
    ux = (w[0] - e[0]) / m,
    uy = (w[1] - e[1]) / m;
  const inward = -s,
    nx = uy * inward,
    ny = -ux * inward,
    k = Math.sqrt(body.armGirth);
  const at = (d: number, o: number): Point => [w[0] + ux * d + nx * o, w[1] + uy * d + ny * o];
  const len = s > 0 && body.pose.bent ? 0.72 : 1;
  const pts = [
    corner(at(-8, -9.6 * k)),
    at(11 * len, -11.4),
    at(32 * len, -12.5),
    at(50 * len, -9),
    at(64 * len, -2),
    at(66 * len, 4),
    at(56 * len, 9),
    at(36 * len, 12),
    at(20 * len, 12.5),
    corner(at(-8, 9.6 * k)),
  ];
  const th = [
    at(6, 8),
    at(18 * len, 15),
    at(33 * len, 18.5),
    at(41 * len, 16),
    at(34 * len, 11),
    at(18 * len, 6),
  ];
  const sh = mix(skin, '#2a1014', 0.55),
    d = shape(pts),
    d2 = shape(th);
  const g: Line = [w[0] - 34, w[1] - 96, w[0] + 34, w[1] + 150];
  return layers(
    skinPiece(art, d, skin, g, curve(pts)),
    `<g stroke="${sh}" stroke-width="1.5" fill="none" stroke-linecap="round" opacity=".5"><path d="${curve([at(34 * len, -5), at(50 * len, -3.5), at(60 * len, -0.5)])}"/><path d="${curve([at(35 * len, 2), at(50 * len, 2.6), at(60 * len, 3.4)])}"/></g>`,
    skinPiece(art, d2, skin, g),
    `<path d="${curve([at(14 * len, 7), at(30 * len, 10), at(39 * len, 14)])}" stroke="${sh}" stroke-width="1.4" fill="none" opacity=".45"/>`,
  );
}

/** Draws a leg. */
export function legSkin(art: Art, body: BodyLines, s: number, skin: string) {
  const { hip, knee, ankle } = body.leg(s),
    q = body.legGirth;
  const mid: Point = [knee[0] * 0.62 + ankle[0] * 0.38 + s * 2, knee[1] + 80, 22.5 * q];
  const t = tube([
    [hip[0], hip[1], body.hip * 0.46],
    [hip[0] * 0.45 + knee[0] * 0.55, 715, 33 * q],
    [knee[0], knee[1], 23 * q],
    mid,
    [ankle[0], ankle[1], 12.5 * Math.sqrt(q)],
    [ankle[0] + s * 2, ankle[1] + 8, 12],
  ]);
  const sh = mix(skin, '#2a1014', 0.5);
  return layers(
    skinPiece(art, t.d, skin, [knee[0] - 40, 600, knee[0] + 50, 1000]),
    `<path d="${curve(points`${knee[0] - 12},${knee[1] + 12} ${knee[0]},${knee[1] + 17} ${knee[0] + 12},${knee[1] + 11}`)}" stroke="${sh}" stroke-width="5" fill="none" opacity=".28" ${art.blur(3)}/>`,
  );
}
