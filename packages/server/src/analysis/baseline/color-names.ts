import { type ColorName, colors } from '@aura/domain/vocabularies/colors';
import { chroma, type Lab, labOfHex } from './lab.ts';

/** A photo cannot tell metal from cloth, and several colours are not one. */
const notByLook = new Set<ColorName>(['Silver', 'Gold', 'Rose Gold', 'Multicolor']);

const greys = new Set<ColorName>(['White', 'Light Gray', 'Gray', 'Charcoal', 'Black']);

const named = colors
  .filter(({ name }) => !notByLook.has(name))
  .map(({ name, hex }) => ({ name, lab: labOfHex(hex) }));
const colorful = named.filter(({ name }) => !greys.has(name));

/** Below this chroma a colour reads as a grey; the darker it is, the more chroma goes unseen. */
const neutralChroma = 5.5;
const darkNeutralChroma = 8;
const darkLightness = 18;
/** From here on a colour has a hue to be named by, however dark. */
const colorfulChroma = 8;

/** Greys by their lightness in a photo, where white cloth is hardly ever as bright as paper. */
const neutrals: readonly (readonly [atLeast: number, name: ColorName])[] = [
  [76, 'White'],
  [63, 'Light Gray'],
  [38, 'Gray'],
  [21, 'Charcoal'],
  [0, 'Black'],
];

/** CIE94: differences of chroma and hue weigh less the stronger the colour is. */
function difference(one: Lab, other: Lab): number {
  const strength = chroma(one);
  const lightness = (one[0] - other[0]) / 1.5;
  const chromas = strength - chroma(other);
  const hues = Math.max(0, (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2 - chromas ** 2);
  return Math.sqrt(
    lightness ** 2 + (chromas / (1 + 0.045 * strength)) ** 2 + hues / (1 + 0.015 * strength) ** 2,
  );
}

/** The name in the colour vocabulary that a seen colour comes nearest to. */
export function nameOfColor(color: Lab): ColorName {
  const neutralBelow = color[0] < darkLightness ? darkNeutralChroma : neutralChroma;
  if (chroma(color) < neutralBelow) {
    return neutrals.find(([atLeast]) => color[0] >= atLeast)?.[1] ?? 'Black';
  }
  return (chroma(color) < colorfulChroma ? named : colorful).reduce((best, candidate) =>
    difference(candidate.lab, color) < difference(best.lab, color) ? candidate : best,
  ).name;
}
