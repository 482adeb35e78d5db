import type { Art } from './art.ts';
import { dark, light, luminance, mix } from './color.ts';
import { fmt, layers, points } from './geometry.ts';

/** Printed and woven patterns of garments. */
export const PATTERNS = ['plain', 'stripes', 'check', 'dots', 'denim', 'floral'] as const;

export type Pattern = (typeof PATTERNS)[number];

export type Weave = 'knit' | 'rib' | 'wool' | 'twill';

export interface PatternOptions {
  readonly scale?: number;
  /** Degrees. */
  readonly rot?: number;
  /** Draws vertical stripes. */
  readonly vertical?: boolean;
}

/** Returns the second colour of a pattern. */
const contrast = (c: string) => (luminance(c) > 0.55 ? mix(c, '#2a3350', 0.72) : mix(c, '#f7efe0', 0.78));

/** Returns the fill of a pattern; null for `plain`. */
export function patternFill(
  art: Art,
  kind: Pattern | null | undefined,
  color: string,
  { scale = 1, rot = 0, vertical = false }: PatternOptions,
): string | null {
  if (!kind || kind === 'plain') return null;
  const k = contrast(color);
  const tile = (w: number, h: number, inner: string, r = rot) =>
    `url(#${art.once(`p${kind}${color}${scale}${rot}${vertical}`, (i) => `<pattern id="${i}" patternUnits="userSpaceOnUse" width="${w}" height="${h}" patternTransform="rotate(${fmt(r)}) scale(${scale})">${inner}</pattern>`)})`;
  if (kind === 'stripes') {
    return vertical
      ? tile(22, 22, `<rect x="0" y="0" width="5" height="22" fill="${k}" opacity=".72"/>`)
      : tile(46, 46, `<rect y="6" width="46" height="15" fill="${k}" opacity=".9"/>`);
  }
  if (kind === 'check') {
    const k2 = luminance(color) > 0.55 ? mix(color, '#8a4b33', 0.65) : mix(color, '#e7b27a', 0.6);
    return tile(
      76,
      76,
      `<rect x="6" width="26" height="76" fill="${k}" opacity=".34"/><rect y="6" width="76" height="26" fill="${k}" opacity=".34"/><rect x="52" width="3" height="76" fill="${k2}" opacity=".7"/><rect y="52" width="76" height="3" fill="${k2}" opacity=".7"/>`,
    );
  }
  if (kind === 'dots')
    return tile(
      44,
      44,
      `<circle cx="11" cy="11" r="6" fill="${k}" opacity=".92"/><circle cx="33" cy="33" r="6" fill="${k}" opacity=".92"/>`,
    );
  if (kind === 'denim') {
    const l = light(color, 0.34),
      d = dark(color, 0.35);
    return tile(
      6,
      6,
      `<path d="M-1 7L7 -1M-4 4L4 -4M2 10L10 2" stroke="${l}" stroke-width="1" opacity=".5"/><path d="M-1 4L4 -1M2 7L7 2" stroke="${d}" stroke-width=".8" opacity=".4"/>`,
    );
  }
  if (kind === 'floral') {
    const lite = luminance(color) > 0.55;
    const [red, gold, blue] = lite
      ? (['#b5533f', '#d89a4a', '#5b6d94'] as const)
      : (['#f0c9b8', '#f3e3c4', '#d98a6c'] as const);
    const leaf = lite ? '#6f8259' : '#9fb08a';
    const fl = (x: number, y: number, r: number, c: string, a: number) => {
      let s = '';
      for (let j = 0; j < 5; j++)
        s += `<ellipse cx="${x}" cy="${y - r * 0.62}" rx="${r * 0.4}" ry="${r * 0.6}" transform="rotate(${a + j * 72} ${x} ${y})" fill="${c}"/>`;
      return `${s}<circle cx="${x}" cy="${y}" r="${r * 0.24}" fill="${mix(c, '#5a3a1c', 0.6)}"/>`;
    };
    const lf = (x: number, y: number, a: number, l = 15) =>
      `<path d="M${x} ${y}q${l * 0.5} ${-l * 0.5} ${l} 0q${-l * 0.5} ${l * 0.4} ${-l} 0z" fill="${leaf}" transform="rotate(${a} ${x} ${y})"/>`;
    const wrapped = (tileArt: string) =>
      points`0,0 130,0 0,130 130,130 -130,0 0,-130`
        .map(([dx, dy]) => `<g transform="translate(${dx} ${dy})">${tileArt}</g>`)
        .join('');
    return tile(
      130,
      130,
      wrapped(
        layers(
          lf(44, 36, -20),
          lf(20, 44, 150, 12),
          lf(100, 84, 40),
          lf(78, 104, 200),
          lf(98, 20, 100, 12),
          fl(32, 36, 18, red, 10),
          fl(90, 92, 20, red, 40),
          fl(98, 30, 11, gold, 0),
          fl(34, 98, 12, blue, 20),
          fl(64, 62, 7, gold, 15),
          `<circle cx="12" cy="70" r="3" fill="${gold}"/><circle cx="118" cy="60" r="3" fill="${blue}"/><circle cx="62" cy="122" r="3" fill="${gold}"/>`,
        ),
      ),
    );
  }
  return null;
}

/** Returns the fill of a weave texture with low contrast; null when there is none. */
export function texture(art: Art, kind: Weave | null | undefined, color: string): string | null {
  const d = dark(color, 0.55),
    l = light(color, 0.6);
  const t = (w: number, h: number, s: string) =>
    `url(#${art.once(`t${kind}${color}`, (i) => `<pattern id="${i}" patternUnits="userSpaceOnUse" width="${w}" height="${h}" patternTransform="scale(${art.weave})">${s}</pattern>`)})`;
  if (kind === 'knit')
    return t(
      12,
      11,
      `<path d="M0 1L6 8L12 1" fill="none" stroke="${d}" stroke-width="1.6" opacity=".2"/><path d="M0 4L6 11L12 4" fill="none" stroke="${l}" stroke-width="1.3" opacity=".2"/>`,
    );
  if (kind === 'rib')
    return t(
      9,
      20,
      `<rect width="4" height="20" fill="${d}" opacity=".2"/><rect x="5" width="2" height="20" fill="${l}" opacity=".18"/>`,
    );
  if (kind === 'wool')
    return t(
      16,
      8,
      `<path d="M0 8L8 0L16 8" fill="none" stroke="${d}" stroke-width="1.1" opacity=".2"/><path d="M0 4L4 0M12 0L16 4" stroke="${l}" stroke-width="1" opacity=".16"/>`,
    );
  if (kind === 'twill') return t(5, 5, `<path d="M-1 6L6 -1" stroke="${d}" stroke-width="1" opacity=".16"/>`);
  return null;
}
