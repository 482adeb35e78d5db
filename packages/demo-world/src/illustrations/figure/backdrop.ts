import type { Art } from '../core/art.ts';
import { light, mix } from '../core/color.ts';
import { fmt, points, shape } from '../core/geometry.ts';

export const BACKS: [string, ...string[]] = [
  '#ecdfcd',
  '#e7dbd0',
  '#dfe0d3',
  '#ecd9cf',
  '#d8dfdf',
  '#efe1c8',
  '#e6dccf',
];

export const TINTS: [string, ...string[]] = [
  '#d9a58a',
  '#b9bf9f',
  '#e0bd88',
  '#aebfc4',
  '#cfae9c',
  '#f8f0e2',
  '#c9b7a4',
];

/** Draws the studio wall and floor behind a figure. */
export function studio(art: Art, base: string): string {
  const w = art.width,
    h = art.height,
    deep = mix(base, '#8a6a52', 0.2),
    lite = light(base, 0.6);
  const wall = art.rad(w * 0.36, h * 0.3, h * 0.85, [
    [0, lite, 1],
    [0.55, base, 1],
    [1, deep, 1],
  ]);
  const kind = art.pick(['disc', 'arch', 'hill']),
    tone = mix(base, art.pick(TINTS), 0.62);
  const x = 450 + art.range(-110, 110);
  const d =
    kind === 'disc'
      ? `M${fmt(x - 330)} 500a330 330 0 1 0 660 0a330 330 0 1 0 -660 0z`
      : kind === 'arch'
        ? `M${fmt(x - 270)} 1032V470a270 270 0 0 1 540 0V1032z`
        : shape(points`-40,1032! -40,620! 160,520 380,560 620,400 960,330! 960,1032!`);
  const fl = art.lin(0, 1020, 0, 1200, [
    [0, mix(base, '#5e4a40', 0.16), 1],
    [0.35, mix(base, '#fff4e6', 0.14), 1],
    [1, mix(base, '#5e4a40', 0.14), 1],
  ]);
  return `<rect width="${w}" height="${h}" fill="${wall}"/><path d="${d}" fill="${tone}" opacity=".75"/><path d="${d}" fill="${art.lin(
    x - 300,
    200,
    x + 300,
    900,
    [
      [0, '#fff', 0.22],
      [1, '#4a352c', 0.12],
    ],
  )}"/><rect y="1032" width="${w}" height="170" fill="${fl}"/><rect y="1018" width="${w}" height="28" fill="${mix(base, '#4a352c', 0.3)}" opacity=".35" ${art.blur(10)}/>`;
}
