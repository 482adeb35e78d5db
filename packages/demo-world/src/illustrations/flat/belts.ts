import type { Art } from '../core/art.ts';
import { type ClothOptions, cloth } from '../core/cloth.ts';
import { dark, light, mix } from '../core/color.ts';
import { fmt, last, layers, type Point, points, shape } from '../core/geometry.ts';
import { castOn, seam, stitch } from '../core/trims.ts';
import { tube } from '../core/tube.ts';
import { gold, hide } from './accessory-parts.ts';
import { CENTER, type DrawFlat, type FlatPiece } from './shared.ts';

/** A coiled belt; the back shows its lining with the maker's stamp. */
export const belts: DrawFlat = (art, piece) => {
  const k = piece.back ? mix(piece.color, '#d8b98c', 0.86) : piece.color,
    sp: Point[] = [];
  for (let a = 0; a <= 15.2; a += 0.42)
    sp.push([CENTER + Math.cos(a) * (252 - a * 9), 560 + Math.sin(a) * (252 - a * 9) * 0.96, 27]);
  const t = tube(sp, { steps: 3 }),
    end = shape(points`
${CENTER + 222},540! ${CENTER + 280},540! ${CENTER + 292},760 ${CENTER + 282},900 ${CENTER + 254},930 ${CENTER + 226},900
${CENTER + 232},760
`);
  const mid = sp.map(([x, y]): Point => [x, y]),
    inn = sp.map(([x, y]): Point => [CENTER + (x - CENTER) * 0.925, 560 + (y - 560) * 0.925]),
    ou = sp.map(([x, y]): Point => [CENTER + (x - CENTER) * 1.08, 560 + (y - 560) * 1.08]);
  let holes = '';
  for (let i = 0; i < 5; i++)
    holes += `<ellipse cx="${CENTER + 258 - i * 0.5}" cy="${740 + i * 34}" rx="6" ry="7" fill="${dark(k, 0.75)}"/>`;
  const e = last(sp);
  const stamp = piece.back
    ? `<g fill="none" stroke="${dark(k, 0.45)}" stroke-width="2.4" opacity=".8"><rect x="${CENTER + 238}" y="580" width="34" height="92" rx="6"/><path d="M${CENTER + 255} 598v56M${CENTER + 247} 606v40M${CENTER + 263} 606v40"/></g>`
    : '';
  return layers(
    hide(art, t.d, k, { edgeW: 16, edgeB: 6, lights: [[mid, 9, 1.1]] }),
    stitch(inn, k, { ink: light(k, 0.4), a: 0.55 }),
    stitch(ou, k, { ink: light(k, 0.4), a: 0.55 }),
    castOn(art, end, t.d, { dx: 6, dy: 6, blur: 8, strength: 0.4 }),
    hide(art, end, k, {
      edgeW: 18,
      edgeB: 7,
      lights: [[points`${CENTER + 244},560 ${CENTER + 252},860`, 12, 1.4]],
    }),
    stitch(
      points`
${CENTER + 231},560 ${CENTER + 240},760 ${CENTER + 234},896 ${CENTER + 254},920 ${CENTER + 274},896 ${CENTER + 283},760
${CENTER + 272},560
`,
      k,
      { ink: light(k, 0.4), a: 0.6 },
    ),
    holes,
    stamp,
    `<g transform="translate(${fmt(e[0])} ${fmt(e[1])}) rotate(-34)">${gold('M-52 -46h92a12 12 0 0 1 12 12v68a12 12 0 0 1 -12 12h-92a12 12 0 0 1 -12 -12v-68a12 12 0 0 1 12 -12z', 14)}${piece.back ? '' : gold('M-58 0H50', 9)}</g>`,
  );
};

/** A tie with its knot. */
export const ties: DrawFlat = (art, piece) => {
  const k = piece.color,
    g = {
      color: k,
      pattern: piece.pattern,
      rot: 38,
      crumple: 0.35,
      edgeW: 26,
      edgeB: 10,
      soft: 7,
      fx: 0.01,
      fy: 0.005,
    };
  const tail = shape(points`468,250! 500,246! 560,600 574,820! 548,862! 518,824! 506,600`),
    blade = shape(points`424,236! 478,236! 500,480 520,880! 446,976! 372,880! 402,480`),
    knot = shape(points`394,124! 506,120! 486,230! 468,248 436,248 418,232!`);
  if (piece.back) return tieFromBehind(art, piece, g);
  const loop = shape(points`396,134! 340,110 350,62 450,44 552,60 566,106 506,130! 520,100 450,84 382,100`);
  return layers(
    cloth(art, loop, { ...g, color: dark(k, 0.06), rot: 70 }),
    cloth(art, tail, { ...g, color: dark(k, 0.05) }),
    castOn(art, blade, tail, { dx: 8, dy: 6, blur: 9, strength: 0.45 }),
    cloth(art, blade, {
      ...g,
      folds: [[points`450,250 446,330 440,400`, 14, 0.9]],
      lights: [[points`428,300 424,600 412,860`, 22, 1]],
    }),
    castOn(art, knot, [blade, tail], { dy: 9, strength: 0.45 }),
    cloth(art, knot, { ...g, rot: 20, folds: [[points`404,150 460,190 474,234`, 10, 0.8]] }),
  );
};

/** Draws the narrow end over the broad one, with a loop below the maker's label. */
function tieFromBehind(art: Art, piece: FlatPiece, g: ClothOptions): string {
  const k = piece.color;
  const blade = shape(points`420,150! 484,150! 506,480 528,880! 452,976! 376,880! 398,480`);
  const lining = shape(points`396,846! 510,846! 522,884! 452,964! 382,884!`);
  const tail = shape(points`430,140! 476,140! 480,460 496,700! 468,742! 440,700! 428,460`);
  const loop = shape(points`396,500! 520,496! 522,522! 396,526!`);
  const neck = shape(points`420,160! 340,124 350,66 450,46 552,62 560,120 486,160! 520,104 450,86 384,104`);
  return layers(
    cloth(art, neck, { ...g, color: dark(k, 0.06), rot: 70 }),
    cloth(art, blade, { ...g, lights: [[points`426,200 420,600 410,840`, 22, 1]] }),
    cloth(art, lining, { color: mix(k, '#efe6d6', 0.7), crumple: 0.2, edgeW: 14, edgeB: 6 }),
    seam(points`452,200 452,840`, k, { w: 2.6, a: 0.5 }),
    castOn(art, tail, blade, { dx: 6, dy: 6, blur: 8, strength: 0.45 }),
    cloth(art, tail, { ...g, color: dark(k, 0.05) }),
    cloth(art, loop, { ...g, color: dark(k, 0.12), edgeW: 8, edgeB: 4 }),
    '<rect x="424" y="536" width="62" height="78" rx="2" fill="#f2ebdf"/><path d="M436 562h38M436 578h38M436 594h24" stroke="#8d857a" stroke-width="3"/>',
  );
}
