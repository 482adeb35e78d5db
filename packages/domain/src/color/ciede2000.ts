import type { CieLab } from './cielab.ts';
import { hueOf } from './hue.ts';

const radians = Math.PI / 180;

/** The mean of two hues, on the shorter way between them. */
function meanHue(one: number, other: number): number {
  const sum = one + other;
  if (Math.abs(one - other) <= 180) return sum / 2;
  return sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2;
}

/** A share of the chroma that is large for vivid colours. */
const vividness = (chroma: number) => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));

/**
 * The CIEDE2000 difference of two colours (Sharma, Wu and Dalal 2005): 1 is just noticeable, 100 is black and white. It
 * compares near-whites, browns and blues more evenly than the distance in CIELAB.
 */
export function colorDifference([l1, a1, b1]: CieLab, [l2, a2, b2]: CieLab): number {
  const stretch = 1 + 0.5 * (1 - vividness((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2));
  const x1 = a1 * stretch;
  const x2 = a2 * stretch;
  const c1 = Math.hypot(x1, b1);
  const c2 = Math.hypot(x2, b2);
  const isGrey = c1 * c2 === 0;
  const h1 = hueOf(x1, b1);
  const h2 = hueOf(x2, b2);
  const turn = ((((h2 - h1 + 180) % 360) + 360) % 360) - 180;
  const hueDifference = 2 * Math.sqrt(c1 * c2) * Math.sin(((isGrey ? 0 : turn) / 2) * radians);
  const lightness = (l1 + l2) / 2 - 50;
  const chroma = (c1 + c2) / 2;
  const hue = isGrey ? h1 + h2 : meanHue(h1, h2);
  const hueWeight =
    1 -
    0.17 * Math.cos((hue - 30) * radians) +
    0.24 * Math.cos(2 * hue * radians) +
    0.32 * Math.cos((3 * hue + 6) * radians) -
    0.2 * Math.cos((4 * hue - 63) * radians);
  const dl = (l2 - l1) / (1 + (0.015 * lightness ** 2) / Math.sqrt(20 + lightness ** 2));
  const dc = (c2 - c1) / (1 + 0.045 * chroma);
  const dh = hueDifference / (1 + 0.015 * chroma * hueWeight);
  const rotation = -2 * vividness(chroma) * Math.sin(60 * Math.exp(-(((hue - 275) / 25) ** 2)) * radians);
  return Math.sqrt(dl ** 2 + dc ** 2 + dh ** 2 + rotation * dc * dh);
}
