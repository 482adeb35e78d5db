import type { CieLab } from '@aura/domain/color/cielab';

const toDegrees = (radians: number) => (radians * 180) / Math.PI;
const cosine = (angle: number) => Math.cos((angle * Math.PI) / 180);
const sine = (angle: number) => Math.sin((angle * Math.PI) / 180);
const chromaFactor = (value: number) => Math.sqrt(value ** 7 / (value ** 7 + 25 ** 7));

/** Returns the mean of two hues in degrees; the hue of an achromatic colour is ignored. */
function meanHue(one: number, other: number, isAchromatic: boolean): number {
  if (isAchromatic) return one + other;
  if (Math.abs(one - other) <= 180) return (one + other) / 2;
  return (one + other + (one + other < 360 ? 360 : -360)) / 2;
}

function hueStep(from: number, to: number, isAchromatic: boolean): number {
  if (isAchromatic) return 0;
  const step = to - from;
  return Math.abs(step) <= 180 ? step : step - 360 * Math.sign(step);
}

/** Returns the colour difference CIEDE2000 (CIE 142:2001) of two colours. */
export function deltaE2000(one: CieLab, other: CieLab): number {
  const aScale = 1.5 - 0.5 * chromaFactor((Math.hypot(one[1], one[2]) + Math.hypot(other[1], other[2])) / 2);
  const [chroma1, chroma2] = [Math.hypot(aScale * one[1], one[2]), Math.hypot(aScale * other[1], other[2])];
  const [hue1, hue2] = [one, other].map(
    (lab) => (toDegrees(Math.atan2(lab[2], aScale * lab[1])) + 360) % 360,
  );
  const isAchromatic = chroma1 * chroma2 === 0;
  const hueDifference =
    2 * Math.sqrt(chroma1 * chroma2) * sine(hueStep(hue1 ?? 0, hue2 ?? 0, isAchromatic) / 2);
  const lightness = (one[0] + other[0]) / 2;
  const chroma = (chroma1 + chroma2) / 2;
  const hue = meanHue(hue1 ?? 0, hue2 ?? 0, isAchromatic);
  const hueWeight =
    1 -
    0.17 * cosine(hue - 30) +
    0.24 * cosine(2 * hue) +
    0.32 * cosine(3 * hue + 6) -
    0.2 * cosine(4 * hue - 63);
  const lightnessScale = 1 + (0.015 * (lightness - 50) ** 2) / Math.sqrt(20 + (lightness - 50) ** 2);
  const chromaScale = 1 + 0.045 * chroma;
  const hueScale = 1 + 0.015 * chroma * hueWeight;
  const rotation = -2 * chromaFactor(chroma) * sine(60 * Math.exp(-(((hue - 275) / 25) ** 2)));
  const [l, c, h] = [
    (other[0] - one[0]) / lightnessScale,
    (chroma2 - chroma1) / chromaScale,
    hueDifference / hueScale,
  ];
  return Math.sqrt(l * l + c * c + h * h + rotation * c * h);
}
