import { type CieLab, hexToCieLab } from '@aura/domain/color/cielab';
import { colors } from '@aura/domain/vocabularies/colors';
import { describe, expect, it } from 'vitest';
import { indoorColorName, nearestColorName } from './color-names.ts';

const nameOf = (hex: string) => nearestColorName(hexToCieLab(hex));

describe('nearestColorName', () => {
  const strong = ['Red', 'Navy', 'Cobalt', 'Emerald', 'Mustard', 'Camel', 'Plum', 'Turquoise', 'Terracotta'];

  it.each(colors.filter(({ name }) => strong.includes(name)))(
    'returns $name for its own colour',
    ({ name, hex }) => {
      expect(nameOf(hex)).toBe(name);
    },
  );

  it.each([
    ['#000000', 'Black'],
    ['#1C1B20', 'Black'],
    ['#3C3D40', 'Charcoal'],
    ['#7B7C80', 'Gray'],
    ['#6D6D6F', 'Gray'],
    ['#8F7F6F', 'Taupe'],
    ['#D0D1D2', 'Light Gray'],
    ['#F8F8F8', 'White'],
    ['#1D2A50', 'Navy'],
  ])('returns for %s the name %s', (hex, name) => {
    expect(nameOf(hex)).toBe(name);
  });

  it('never returns a metallic colour or Multicolor', () => {
    const names = Array.from({ length: 4096 }, (_, index) => {
      const digit = (shift: number) => ((index >> shift) & 15).toString(16).repeat(2);
      return nameOf(`#${digit(8)}${digit(4)}${digit(0)}`);
    });
    for (const name of ['Silver', 'Gold', 'Rose Gold', 'Multicolor']) expect(names).not.toContain(name);
  });

  it('preserves the hue of dark fabric', () => {
    expect(nameOf('#1B2540')).toBe('Navy');
    expect(nameOf('#2B3A5C')).not.toBe('Charcoal');
  });
});

describe('indoorColorName', () => {
  it.each<[string, CieLab, string]>([
    ['dark jeans', [26, 0.5, -7.9], 'Navy'],
    ['faded jeans', [32, 0, -15], 'Indigo'],
    ['a light blue shirt', [54, -1, -10.4], 'Washed Indigo'],
    ['an olive jacket', [27, -0.2, 11.4], 'Olive'],
    ['dark green trousers', [15, -9.7, -0.8], 'Forest Green'],
    ['gray fabric in blue light', [33, 2.5, -5.9], 'Charcoal'],
    ['light gray fabric in blue light', [55, 0.4, -9.5], 'Gray'],
    ['gray fabric in warm light', [42, 3, 9], 'Taupe'],
    ['red fabric', [42, 55, 30], 'Red'],
  ])('names %s %j %s', (_, color, name) => {
    expect(indoorColorName(color)).toBe(name);
  });
});
