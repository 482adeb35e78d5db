import { expect, it } from 'vitest';
import { brandColors } from './brands.ts';
import { colorFamilies, colorFamilyOf, denotedColors } from './color-families.ts';
import { colorHex } from './color-hex.ts';
import { colors } from './colors.ts';

const offered = [...colors, ...Object.values(brandColors).flat()].map(({ name }) => name);

it('every offered color is in one family, and no family has an unknown one', () => {
  const listed: string[] = Object.values(colorFamilies).flat();
  expect([...listed].sort()).toEqual([...new Set(offered)].sort());
});

it.each([
  ['Navy', 'Blue'],
  ['Washed Indigo', 'Blue'],
  ['rose gold', 'Pink'],
  ['Faded navy', 'Blue'],
  ['Blue-gray', 'Gray'],
  ['Grey', 'Gray'],
  ['Dark grey', 'Gray'],
  ['Maroon', 'Red'],
  ['Light rose gold', 'Pink'],
  ['Octarine', null],
  ['', null],
])('%s is of the family %s', (color, family) => {
  expect(colorFamilyOf(color)).toBe(family);
});

it.each([
  ['Navy blue', 'navy'],
  ['Washed navy blue denim', 'navy'],
  ['Olive green', 'olive'],
  ['Burgundy red', 'burgundy'],
  ['Navy indigo', 'indigo'],
  ['Faded navy', 'navy'],
  ['Bright blue', 'blue'],
  ['Light blue', 'light blue'],
  ['Blue-gray', 'gray'],
  ['Camel brown', 'brown'],
])('%s denotes %s first among the colors with a swatch', (color, first) => {
  expect(denotedColors(color).find((name) => colorHex(name) !== null)).toBe(first);
});
