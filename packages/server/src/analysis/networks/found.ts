import type { ImageBox } from '../../images/cut.ts';
import type { FoundGarment } from '../analyzer.ts';
import { nameOfColor } from '../color/color-names.ts';
import type { Kind } from './kinds.ts';
import type { Look } from './look.ts';
import type { Pattern } from './pattern.ts';

/** Such as "Navy jacket", "White and red T-shirt" or "Striped white and navy top". */
function describe(noun: string, pattern: Pattern | null, color: string, second: string): string {
  const colors = second === '' || second === color ? color : `${color} and ${second.toLowerCase()}`;
  if (pattern === null) return `${colors} ${noun}`;
  return `${pattern === 'striped' ? 'Striped' : 'Patterned'} ${colors.toLowerCase()} ${noun}`;
}

/**
 * A garment in the words of the vocabularies. Material, style and brand are not to be seen.
 * @param confidence 0 to 1
 */
export function foundGarment(
  { category, subcategory, noun }: Kind,
  { main, second, pattern }: Look,
  confidence: number,
  box: ImageBox,
): FoundGarment {
  const color = nameOfColor(main);
  return {
    category,
    subcategory,
    brand: '',
    description: describe(noun, pattern, color, second === null ? '' : nameOfColor(second)),
    color,
    material: '',
    style: '',
    confidence: Math.round(confidence * 100) / 100,
    box,
  };
}
