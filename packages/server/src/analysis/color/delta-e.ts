import type { CieLab } from '@aura/domain/color/cielab';

const degrees = (radians: number) => (radians * 180) / Math.PI;
const cosine = (angle: number) => Math.cos((angle * Math.PI) / 180);
const sine = (angle: number) => Math.sin((angle * Math.PI) / 180);
const seventh = (value: number) => Math.sqrt(value ** 7 / (value ** 7 + 25 ** 7));

/** The mean of two hues, in degrees; a colour without chroma has none of its own. */
function meanHue(one: number, other: number, colorless: boolean): number {
  if (colorless) return one + other;
  if (Math.abs(one - other) <= 180) return (one + other) / 2;
  return (one + other + (one + other < 360 ? 360 : -360)) / 2;
}

function hueStep(from: number, to: number, colorless: boolean): number {
  if (colorless) return 0;
  const step = to - from;
  return Math.abs(step) <= 180 ? step : step - 360 * Math.sign(step);
}

/** How different two colours look: CIEDE2000 (CIE 142:2001). */
export function deltaE2000(one: CieLab, other: CieLab): number {
  const stretch = 1.5 - 0.5 * seventh((Math.hypot(one[1], one[2]) + Math.hypot(other[1], other[2])) / 2);
  const [chroma1, chroma2] = [Math.hypot(stretch * one[1], one[2]), Math.hypot(stretch * other[1], other[2])];
  const [hue1, hue2] = [one, other].map((lab) => (degrees(Math.atan2(lab[2], stretch * lab[1])) + 360) % 360);
  const colorless = chroma1 * chroma2 === 0;
  const hues = 2 * Math.sqrt(chroma1 * chroma2) * sine(hueStep(hue1 ?? 0, hue2 ?? 0, colorless) / 2);
  const lightness = (one[0] + other[0]) / 2;
  const chroma = (chroma1 + chroma2) / 2;
  const hue = meanHue(hue1 ?? 0, hue2 ?? 0, colorless);
  const turn =
    1 -
    0.17 * cosine(hue - 30) +
    0.24 * cosine(2 * hue) +
    0.32 * cosine(3 * hue + 6) -
    0.2 * cosine(4 * hue - 63);
  const forLightness = 1 + (0.015 * (lightness - 50) ** 2) / Math.sqrt(20 + (lightness - 50) ** 2);
  const forChroma = 1 + 0.045 * chroma;
  const forHue = 1 + 0.015 * chroma * turn;
  const blue = -2 * seventh(chroma) * sine(60 * Math.exp(-(((hue - 275) / 25) ** 2)));
  const [l, c, h] = [(other[0] - one[0]) / forLightness, (chroma2 - chroma1) / forChroma, hues / forHue];
  return Math.sqrt(l * l + c * c + h * h + blue * c * h);
}
