import { brandColors } from './brands.ts';
import { colors } from './colors.ts';

const offered = [...Object.values(brandColors).flat(), ...colors];
const hexByName = new Map(offered.map(({ name, hex }): [string, string] => [name.toLowerCase(), hex]));

/** The swatch of an offered colour, also of a brand's, by its name, ignoring case; null for an unknown name. */
export function colorHex(name: string): string | null {
  return hexByName.get(name.trim().toLowerCase()) ?? null;
}
