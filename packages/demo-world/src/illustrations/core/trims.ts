import type { Art } from './art.ts';
import { dark, light } from './color.ts';
import { curve, fmt, type Points } from './geometry.ts';

export interface TrimOptions {
  readonly ink?: string;
  /** Width, px. */
  readonly w?: number;
  /** Opacity. */
  readonly a?: number;
  readonly dash?: string;
}

export interface Shadow {
  readonly dx?: number;
  readonly dy?: number;
  readonly blur?: number;
  readonly strength?: number;
}

/** Draws a seam. */
export const seam = (pts: Points, color: string, o: TrimOptions = {}) =>
  `<path d="${curve(pts)}" fill="none" stroke="${o.ink || dark(color, 0.5)}" stroke-width="${o.w || 1.8}" stroke-linecap="round" opacity="${o.a ?? 0.6}"${o.dash ? ` stroke-dasharray="${o.dash}"` : ''}/>`;

/** Draws a line of visible stitches. */
export const stitch = (pts: Points, color: string, o: TrimOptions = {}) =>
  seam(pts, color, { w: 1.7, dash: '6 4', a: 0.7, ...o });

/** Draws a button with two holes. */
export const button = (x: number, y: number, r: number, c: string) =>
  `<g><circle cx="${fmt(x + 0.8)}" cy="${fmt(y + 1.6)}" r="${r}" fill="#15101c" opacity=".3"/><circle cx="${fmt(x)}" cy="${fmt(y)}" r="${r}" fill="${c}"/><circle cx="${fmt(x - r * 0.2)}" cy="${fmt(y - r * 0.25)}" r="${fmt(r * 0.62)}" fill="${light(c, 0.4)}" opacity=".5"/><circle cx="${fmt(x)}" cy="${fmt(y)}" r="${fmt(r * 0.78)}" fill="none" stroke="${dark(c, 0.4)}" stroke-width=".8" opacity=".6"/><circle cx="${fmt(x - r * 0.22)}" cy="${fmt(y)}" r="${fmt(r * 0.13)}" fill="${dark(c, 0.7)}"/><circle cx="${fmt(x + r * 0.22)}" cy="${fmt(y)}" r="${fmt(r * 0.13)}" fill="${dark(c, 0.7)}"/></g>`;

/** Draws the soft shadow that outline `d` casts on `onto`. */
export function castOn(
  art: Art,
  d: string,
  onto: string | readonly string[],
  { dx = 0, dy = 8, blur = 7, strength = 0.35 }: Shadow = {},
): string {
  const clip = art.clip(...(typeof onto === 'string' ? [onto] : onto));
  return shadow(art, d, clip, { dx, dy, blur, strength });
}

/** Like `castOn`, clipped to outlines that are already defined. */
export function shadow(art: Art, d: string, clip: string, o: Required<Shadow>): string {
  return `<g ${clip}><path d="${d}" transform="translate(${o.dx} ${o.dy})" fill="#1a1016" opacity="${o.strength}" ${art.blur(o.blur)}/></g>`;
}
