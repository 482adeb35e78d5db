import { colorDifference } from '@aura/domain/color/ciede2000';
import { type CieLab, hexToCieLab } from '@aura/domain/color/cielab';
import { hueOf } from '@aura/domain/color/hue';
import { type ColorName, colors } from '@aura/domain/vocabularies/colors';

/**
 * Names that cannot be derived from one colour: metal looks like fabric in a photo, and Multicolor means
 * several colours.
 */
const unrecognizable: readonly ColorName[] = ['Silver', 'Gold', 'Rose Gold', 'Multicolor'];
const candidates = colors
  .filter(({ name }) => !unrecognizable.includes(name))
  .map(({ name, hex }) => ({ name, lab: hexToCieLab(hex) }));

/** The names of fabric without a hue. */
const neutral: readonly ColorName[] = ['Black', 'Charcoal', 'Gray', 'Light Gray', 'Taupe'];
/** The names of dull fabric from green to blue. */
const cold: readonly ColorName[] = [
  ...(['Khaki', 'Olive', 'Moss', 'Sage', 'Mint', 'Forest Green', 'Teal'] as const),
  ...(['Light Blue', 'Sky', 'Washed Indigo', 'Indigo', 'Navy'] as const),
];
const coldCandidates = candidates.filter(({ name }) => cold.includes(name));
const candidatesWithoutTint = candidates.filter(({ name }) => name !== 'Taupe');

/** The chroma in CIELAB from which on a person sees a tint. The limits were chosen on photos (docs/model-card.md). */
const minTint = 6.5;
/** Hues in CIELAB from olive to blue, in degrees, and the chroma from which on light fabric is green or blue. */
const coldTint = { minHue: 86, maxHue: 305, minChromaOfLight: 10 };
/** Fabric is dark below this lightness. */
const darkBelow = 40;

function hasColdTint([lightness, a, b]: CieLab): boolean {
  const { minHue, maxHue, minChromaOfLight } = coldTint;
  const hue = hueOf(a, b);
  const minChroma = lightness < darkBelow ? minTint : minChromaOfLight;
  return hue >= minHue && hue <= maxHue && Math.hypot(a, b) >= minChroma;
}

function nearestOf(among: typeof candidates, color: CieLab): ColorName {
  return among.reduce((best, candidate) =>
    colorDifference(candidate.lab, color) < colorDifference(best.lab, color) ? candidate : best,
  ).name;
}

/**
 * Returns the name of the vocabulary's colour that is nearest to a colour (CIEDE2000). Gray of a lightness that the
 * vocabulary does not have is not taupe.
 */
export function nearestColorName(color: CieLab): ColorName {
  const isTinted = Math.hypot(color[1], color[2]) >= minTint;
  return nearestOf(isTinted ? candidates : candidatesWithoutTint, color);
}

/**
 * Returns the name of a colour of fabric in a photo of a room. Such photos show dark blue and olive fabric almost gray. Lamps
 * give gray fabric a warm tint, but hardly ever a cold one, so fabric with a cold tint has the name of a green or a blue.
 * In the open, the blue sky does that to black fabric too.
 */
export function indoorColorName(color: CieLab): ColorName {
  const nearest = nearestColorName(color);
  return neutral.includes(nearest) && hasColdTint(color) ? nearestOf(coldCandidates, color) : nearest;
}
