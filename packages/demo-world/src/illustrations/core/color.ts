import { clamp, lerp } from './geometry.ts';

/** Arithmetic on #rrggbb colours. */
type Rgb = readonly [red: number, green: number, blue: number];

function toRgb(color: string): Rgb {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(color);
  const hex = short
    ? short
        .slice(1)
        .map((c) => c + c)
        .join('')
    : color.slice(1, 7);
  const n = Number.parseInt(hex, 16);
  return Number.isNaN(n) ? [153, 153, 153] : [n >> 16, (n >> 8) & 255, n & 255];
}

const channel = (value: number) =>
  Math.round(clamp(value, 0, 255))
    .toString(16)
    .padStart(2, '0');

/** Mixes two colours; `t` is 0 for `a` and 1 for `b`. */
export function mix(a: string, b: string, t: number): string {
  const x = toRgb(a);
  const y = toRgb(b);
  return `#${channel(lerp(x[0], y[0], t))}${channel(lerp(x[1], y[1], t))}${channel(lerp(x[2], y[2], t))}`;
}

/** Mixes a colour with a warm black by `t`. */
export const dark = (color: string, t: number) => mix(color, '#15101c', t);

/** Mixes a colour with a warm white by `t`. */
export const light = (color: string, t: number) => mix(color, '#fffaf2', t);

/** Returns the luminance of a colour, 0 to 1. */
export function luminance(color: string): number {
  const [r, g, b] = toRgb(color);
  return (0.3 * r + 0.59 * g + 0.11 * b) / 255;
}
