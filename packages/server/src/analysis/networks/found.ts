import type { PictureBox } from '../../images/cut.ts';
import type { FoundGarment } from '../analyzer.ts';
import { nameOfColor } from '../color/color-names.ts';
import type { GarmentColors } from './garment-colors.ts';
import type { Kind } from './kinds.ts';

/** Such as "Navy jacket" or "White and red T-shirt". */
function describe(noun: string, color: string, second: string): string {
  const names = second === '' || second === color ? color : `${color} and ${second.toLowerCase()}`;
  return `${names} ${noun}`;
}

/**
 * A garment in the words of the vocabularies. Material, style and brand are not to be seen.
 * @param confidence 0 to 1
 */
export function foundGarment(
  { category, subcategory, noun }: Kind,
  { main, second }: GarmentColors,
  confidence: number,
  box: PictureBox,
): FoundGarment {
  const color = nameOfColor(main);
  return {
    category,
    subcategory,
    brand: '',
    description: describe(noun, color, second === null ? '' : nameOfColor(second)),
    color,
    material: '',
    style: '',
    confidence: Math.round(confidence * 100) / 100,
    box,
  };
}
