import { colorDifference } from '@aura/domain/color/ciede2000';
import { type CieLab, hexToCieLab } from '@aura/domain/color/cielab';
import { type ColorName, colors } from '@aura/domain/vocabularies/colors';

/**
 * Names that cannot be derived from one colour: metal looks like fabric in a photo, and Multicolor means
 * several colours.
 */
const unrecognizable: readonly ColorName[] = ['Silver', 'Gold', 'Rose Gold', 'Multicolor'];

const candidates = colors
  .filter(({ name }) => !unrecognizable.includes(name))
  .map(({ name, hex }) => ({ name, lab: hexToCieLab(hex) }));

/** Returns the name of the vocabulary's colour that is nearest to a colour (CIEDE2000). */
export function nearestColorName(color: CieLab): ColorName {
  return candidates.reduce((best, candidate) =>
    colorDifference(candidate.lab, color) < colorDifference(best.lab, color) ? candidate : best,
  ).name;
}
