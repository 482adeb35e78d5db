import { type CieLab, hexToCieLab } from '@aura/domain/color/cielab';
import { type ColorName, colors } from '@aura/domain/vocabularies/colors';
import { deltaE2000 } from './delta-e.ts';

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
    deltaE2000(candidate.lab, color) < deltaE2000(best.lab, color) ? candidate : best,
  ).name;
}
