import type { Art } from '../core/art.ts';
import { type ClothStyle, cloth } from '../core/cloth.ts';
import { curve, type Points } from '../core/geometry.ts';

/** Draws a leather part of a shoe. */
export const leather = (art: Art, d: string, color: string, x: ClothStyle = {}) =>
  cloth(art, d, {
    color,
    crumple: 0.2,
    fx: 0.008,
    fy: 0.009,
    bump: 34,
    edgeW: 46,
    edgeB: 15,
    edge: 0.5,
    soft: 8,
    grad: [200, 380, 640, 820],
    line: 0.6,
    texture: null,
    ...x,
  });

/** Draws a highlight along a path. */
export const gloss = (art: Art, p: Points, w = 14, a = 0.4) =>
  `<path d="${curve(p)}" stroke="#fffaf0" stroke-width="${w}" fill="none" stroke-linecap="round" opacity="${a}" ${art.blur(7)}/>`;

const ground = (art: Art, x: number, y: number, w: number) =>
  `<ellipse cx="${x + 26}" cy="${y + 10}" rx="${w * 0.56}" ry="34" fill="#2a1a14" opacity=".22" ${art.blur(22)}/><ellipse cx="${x + 4}" cy="${y}" rx="${w * 0.5}" ry="13" fill="#2a1a14" opacity=".5" ${art.blur(8)}/>`;

interface PairLayout {
  /** Scale of a shoe. */
  readonly sx?: number;
  readonly sy?: number;
  /** Positions of the far and the near shoe. */
  readonly fx?: number;
  readonly fy?: number;
  readonly nx?: number;
  /** Height and width of the shadow. */
  readonly gy?: number;
  readonly gw?: number;
}

/** Draws a pair of shoes with the toes to the left: the far one behind the near one, both in profile. */
export function pair(
  art: Art,
  shoe: () => string,
  { sx = 1, sy = 1, fx = 120, fy = -120, nx = -50, gy = 762, gw = 560 }: PairLayout = {},
): string {
  const one = () =>
    `${ground(art, 440, gy, gw)}<g transform="translate(440 770) scale(${sx} ${sy}) translate(-440 -770)">${shoe()}</g>`;
  const far = `<g transform="translate(${fx} ${fy}) translate(450 600) scale(.93) translate(-450 -600)">${one()}</g>`;
  return `${far}<g transform="translate(${nx} 46)">${one()}</g>`;
}
