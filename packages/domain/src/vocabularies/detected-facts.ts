import type { DetectedFactName } from '../item-facts.ts';
import { brands } from './brands.ts';
import { categories, subcategories } from './categories.ts';
import { colors } from './colors.ts';
import { materials } from './materials.ts';
import { styles } from './styles.ts';

/** The values that the analysis of a photo may report for each fact. */
export const detectedFactValues: Readonly<Record<DetectedFactName, readonly string[]>> = {
  category: categories,
  subcategory: [...new Set(Object.values(subcategories).flat())],
  brand: brands,
  color: colors.map(({ name }) => name),
  material: materials,
  style: styles,
};
