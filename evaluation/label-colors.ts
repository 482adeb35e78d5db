import { colorDifference } from '@aura/domain/color/ciede2000';
import { type CieLab, hexToCieLab, rgbToCieLab } from '@aura/domain/color/cielab';
import { colors } from '@aura/domain/vocabularies/colors';
import { fabricColor } from '../packages/server/src/analysis/networks/appearance.ts';
import type { OutfitPhoto } from './data.ts';

const candidates = colors.map(({ name, hex }) => ({ name, color: hexToCieLab(hex) }));

/**
 * Returns the colour of a garment by its labelled pixels.
 * @param maskClass index into `maskClasses`
 */
function labelledColor({ classes, pixels }: OutfitPhoto, maskClass: number): CieLab {
  const found: CieLab[] = [];
  for (let at = 0; at < classes.length; at++) {
    if (classes[at] !== maskClass) continue;
    found.push(rgbToCieLab(pixels[3 * at] ?? 0, pixels[3 * at + 1] ?? 0, pixels[3 * at + 2] ?? 0));
  }
  return fabricColor(found);
}

/**
 * Returns whether a name is among the vocabulary's three nearest (CIEDE2000) to a garment's labelled colour.
 */
export function isNearLabelled(name: string, photo: OutfitPhoto, maskClass: number): boolean {
  const labelled = labelledColor(photo, maskClass);
  return candidates
    .map((candidate) => ({
      name: candidate.name as string,
      distance: colorDifference(candidate.color, labelled),
    }))
    .sort((one, other) => one.distance - other.distance)
    .slice(0, 3)
    .some((candidate) => candidate.name === name);
}
