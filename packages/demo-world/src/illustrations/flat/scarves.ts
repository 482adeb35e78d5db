import { type ClothStyle, cloth } from '../core/cloth.ts';
import { dark, mix } from '../core/color.ts';
import { fmt, layers, points, shape } from '../core/geometry.ts';
import { castOn } from '../core/trims.ts';
import type { DrawFlat } from './shared.ts';

/** A looped scarf; the back is mirrored and has the label. */
export const scarves: DrawFlat = (art, piece) => {
  const k = piece.color,
    g = (d: string, x: ClothStyle) =>
      cloth(art, d, {
        color: k,
        pattern: piece.pattern,
        texture: 'wool',
        soft: 9,
        crumple: 0.6,
        edgeW: 40,
        ...x,
      });
  const fr = (x0: number, x1: number, y: number, r: number) => {
    let s = '';
    for (let i = 0; i <= 26; i++) {
      const x = x0 + ((x1 - x0) * i) / 26;
      s += `<path d="M${fmt(x)} ${y}q${i % 2 ? 5 : -4} 24 ${fmt(art.range(-6, 6))} ${fmt(50 + art.range(-6, 6))}" stroke="${i % 3 ? k : dark(k, 0.2)}" stroke-width="4.5" fill="none" stroke-linecap="round"/>`;
    }
    return `<g transform="rotate(${r} ${(x0 + x1) / 2} ${y})">${s}</g>`;
  };
  const A = shape(points`474,420! 630,430! 650,640 640,900! 470,906! 486,660`),
    B = shape(points`300,400! 452,420! 430,620 416,826! 242,816! 274,600`);
  const loop = shape(points`250,300 300,190 450,150 600,186 654,300 618,412 540,458 450,470 356,456 280,400`),
    hole = shape(points`348,300 380,252 450,236 520,252 552,300 520,336 450,346 380,336`),
    knot = shape(points`376,352! 548,346! 590,430 560,500 470,520 390,496 350,430`);
  const drawn = layers(
    fr(246, 412, 816, 3),
    g(B, {
      rot: 6,
      folds: [
        [points`330,420 330,600 300,816`, 20, 0.9],
        [points`410,440 390,620 372,820`, 18, 0.8],
      ],
      lights: [[points`370,440 360,620 338,810`, 24, 1]],
    }),
    fr(474, 636, 900, -2),
    castOn(art, A, B, { dx: -8, dy: 6, blur: 10 }),
    g(A, {
      rot: -3,
      folds: [
        [points`520,440 532,660 520,900`, 20, 0.9],
        [points`600,450 606,660 590,900`, 18, 0.8],
      ],
      lights: [[points`560,450 572,660 556,890`, 24, 1]],
    }),
    castOn(art, loop, [A, B], { dy: 12, blur: 12, strength: 0.4 }),
    g(loop, {
      rot: 50,
      folds: [
        [points`270,320 320,220 450,180 590,220 636,320`, 22, 0.9],
        [points`300,380 320,300 400,210`, 16, 0.7],
      ],
      lights: [[points`290,280 360,200 450,166`, 26, 1]],
    }),
    `<path d="${hole}" fill="#cdbfae"/>`,
    cloth(art, hole, { color: mix(dark(k, 0.35), '#b5a48f', 0.35), crumple: 0.3, edge: 0.8, edgeW: 60 }),
    castOn(art, knot, [loop, A, B], { dy: 12, blur: 10, strength: 0.4 }),
    g(knot, {
      rot: -24,
      folds: [
        [points`370,400 470,440 580,420`, 18, 1],
        [points`372,450 470,482 566,470`, 16, 0.8],
      ],
      lights: [[points`390,378 470,404 560,386`, 20, 1]],
    }),
  );
  if (!piece.back) return drawn;
  const label =
    '<rect x="520" y="800" width="84" height="54" rx="2" fill="#f2ebdf"/><path d="M536 820h52M536 836h32" stroke="#8d857a" stroke-width="3"/>';
  return `<g transform="translate(900 0) scale(-1 1)">${drawn}${label}</g>`;
};
