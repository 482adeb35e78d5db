import { srgbToLinear } from './srgb.ts';

/** A colour in CIELAB (D65): lightness 0 to 100, then the green-red and blue-yellow axes. */
export type CieLab = readonly [lightness: number, a: number, b: number];

/** The CIE function f(t): a cube root with a linear part near 0. */
function cubeRoot(t: number): number {
  return t > 216 / 24389 ? Math.cbrt(t) : (24389 / 27 / 116) * t + 16 / 116;
}

/**
 * Converts sRGB to CIELAB.
 * @param red 0 to 255, like `green` and `blue`
 */
export function rgbToCieLab(red: number, green: number, blue: number): CieLab {
  const r = srgbToLinear(red);
  const g = srgbToLinear(green);
  const b = srgbToLinear(blue);
  const x = cubeRoot((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = cubeRoot(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = cubeRoot((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** Converts `#RRGGBB` to CIELAB. */
export function hexToCieLab(hex: string): CieLab {
  const byte = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16);
  return rgbToCieLab(byte(1), byte(3), byte(5));
}
