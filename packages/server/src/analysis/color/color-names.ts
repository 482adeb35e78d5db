import { type CieLab, hexToCieLab } from '@aura/domain/color/cielab';
import { type ColorName, colors } from '@aura/domain/vocabularies/colors';
import { deltaE2000 } from './delta-e.ts';

/** A photo cannot tell metal from cloth, and several colours are not one. */
const unrecognizable: readonly ColorName[] = ['Silver', 'Gold', 'Rose Gold', 'Multicolor'];

const candidates = colors
  .filter(({ name }) => !unrecognizable.includes(name))
  .map(({ name, hex }) => ({ name, lab: hexToCieLab(hex) }));

/** The name in the colour vocabulary that a seen colour comes nearest to. */
export function nearestColorName(color: CieLab): ColorName {
  return candidates.reduce((best, candidate) =>
    deltaE2000(candidate.lab, color) < deltaE2000(best.lab, color) ? candidate : best,
  ).name;
}
