import { hueOf } from './hue.ts';
import { rgbToOklab } from './oklab.ts';

/** A colour in OKLCH, the polar form of Oklab. */
export interface Oklch {
  /** 0 to 1. */
  readonly lightness: number;
  /** 0 for grey; about 0.3 at most in sRGB. */
  readonly chroma: number;
  /** Degrees, 0 to below 360; of no meaning for greys. */
  readonly hue: number;
}

/** Converts `#RRGGBB` to OKLCH. */
export function hexToOklch(hex: string): Oklch {
  const byte = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16);
  const [lightness, a, b] = rgbToOklab(byte(1), byte(3), byte(5));
  return { lightness, chroma: Math.hypot(a, b), hue: hueOf(a, b) };
}
