import { type CieLab, hexToCieLab, rgbToCieLab } from '@aura/domain/color/cielab';
import { colors } from '@aura/domain/vocabularies/colors';
import { deltaE2000 } from '../packages/server/src/analysis/color/delta-e.ts';
import { medianColor } from '../packages/server/src/analysis/networks/appearance.ts';
import type { OutfitPhoto } from './data.ts';

const named = colors.map(({ name, hex }) => ({ name, lab: hexToCieLab(hex) }));

/** The colour of a garment's labelled pixels. @param shown index into `maskClasses` */
function labelledColor({ classes, pixels }: OutfitPhoto, shown: number): CieLab {
  const found: CieLab[] = [];
  for (let at = 0; at < classes.length; at++) {
    if (classes[at] !== shown) continue;
    found.push(rgbToCieLab(pixels[3 * at] ?? 0, pixels[3 * at + 1] ?? 0, pixels[3 * at + 2] ?? 0));
  }
  return medianColor(found);
}

/** Whether a name is among the three of the vocabulary that are nearest (CIEDE2000) to a garment's labelled colour. */
export function isNearLabelled(name: string, photo: OutfitPhoto, shown: number): boolean {
  const color = labelledColor(photo, shown);
  return named
    .map((candidate) => ({ name: candidate.name as string, far: deltaE2000(candidate.lab, color) }))
    .sort((one, other) => one.far - other.far)
    .slice(0, 3)
    .some((candidate) => candidate.name === name);
}
