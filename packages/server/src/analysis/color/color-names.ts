import { type CieLab, hexToCieLab } from '@aura/domain/color/cielab';
import { type ColorName, colors } from '@aura/domain/vocabularies/colors';
import { difference } from './difference.ts';

/** A photo cannot tell metal from cloth, and several colours are not one. */
const notByLook: readonly ColorName[] = ['Silver', 'Gold', 'Rose Gold', 'Multicolor'];

const named = colors
  .filter(({ name }) => !notByLook.includes(name))
  .map(({ name, hex }) => ({ name, lab: hexToCieLab(hex) }));

/** The name in the colour vocabulary that a seen colour comes nearest to. */
export function nameOfColor(color: CieLab): ColorName {
  return named.reduce((best, candidate) =>
    difference(candidate.lab, color) < difference(best.lab, color) ? candidate : best,
  ).name;
}
