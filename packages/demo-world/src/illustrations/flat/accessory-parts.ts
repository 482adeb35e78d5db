import type { Art } from '../core/art.ts';
import { type ClothStyle, cloth } from '../core/cloth.ts';

/** Buckles, clasps and jewellery. */
export const GOLD = '#c2a060';

/** Draws a metal line of `w` px width. */
export const gold = (d: string, w: number) =>
  `<path d="${d}" fill="none" stroke="#4a3418" stroke-width="${w + 3}" opacity=".6"/><path d="${d}" fill="none" stroke="${GOLD}" stroke-width="${w}"/><path d="${d}" fill="none" stroke="#f5e6bd" stroke-width="${w * 0.28}" transform="translate(${-w * 0.16} ${-w * 0.2})" opacity=".9"/>`;

/** Draws a shadow on the floor at (x, y), `w` px wide. */
export const ground = (art: Art, x: number, y: number, w: number) =>
  `<ellipse cx="${x + 30}" cy="${y + 8}" rx="${w * 0.56}" ry="40" fill="#2a1a14" opacity=".22" ${art.blur(24)}/><ellipse cx="${x + 4}" cy="${y}" rx="${w * 0.5}" ry="14" fill="#2a1a14" opacity=".5" ${art.blur(9)}/>`;

/** Leather, straw or plastic. */
export const hide = (art: Art, d: string, c: string, x: ClothStyle = {}) =>
  cloth(art, d, {
    color: c,
    crumple: 0.18,
    fx: 0.007,
    fy: 0.006,
    bump: 40,
    edgeW: 50,
    edgeB: 16,
    edge: 0.5,
    soft: 9,
    texture: null,
    line: 0.6,
    ...x,
  });
