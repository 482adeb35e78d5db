import type { PhotoBox } from '@aura/domain/entities';
import { detectedFactNames, unknownItemFacts } from '@aura/domain/item-facts';
import { pick } from '@aura/domain/utils/pick';
import type { RgbaImage } from '../../images/cutout-image.ts';
import type { DetectedGarment } from '../analyzer.ts';
import { nearestColorName } from '../color/color-names.ts';
import type { Appearance } from './appearance.ts';
import type { GarmentType } from './garment-types.ts';
import type { Pattern } from './pattern.ts';

/** A garment as the networks find it: its cut-out is not encoded yet. */
export interface FoundGarment extends Omit<DetectedGarment, 'cutout'> {
  readonly pixels?: RgbaImage;
}

/** Returns a description such as "Navy jacket", "White and red T-shirt" or "Striped white and navy top". */
function describe(noun: string, pattern: Pattern | null, color: string, second: string): string {
  const colors = second === '' || second === color ? color : `${color} and ${second.toLowerCase()}`;
  if (pattern === null) return `${colors} ${noun}`;
  return `${pattern === 'striped' ? 'Striped' : 'Patterned'} ${colors.toLowerCase()} ${noun}`;
}

/**
 * Describes a garment with values of the vocabularies. Material, style and brand are unknown.
 * @param confidence 0 to 1
 * @param nameOf names a colour of its fabric
 */
export function toDetectedGarment(
  { category, subcategory, noun }: GarmentType,
  { main, second, pattern }: Appearance,
  confidence: number,
  box: PhotoBox,
  nameOf = nearestColorName,
): DetectedGarment {
  const color = nameOf(main);
  return {
    ...pick(unknownItemFacts, detectedFactNames),
    category,
    subcategory,
    description: describe(noun, pattern, color, second === null ? '' : nameOf(second)),
    color,
    confidence: Math.round(confidence * 100) / 100,
    box,
  };
}
