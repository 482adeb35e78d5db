import { expect, it } from 'vitest';
import { brandColors } from './brands.ts';
import { colorFamilies, colorFamilyOf } from './color-families.ts';
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
