import { hexToCieLab } from '@aura/domain/color/cielab';
import { describe, expect, it } from 'vitest';
import { nearestColorName } from './color-names.ts';
import { whitenFabric } from './white-fabric.ts';

/** The name of a fabric whose pixels have this median colour, and outside its folds and around it these lightnesses. */
const nameOf = (hex: string, highlight?: number, around?: number) => {
  const color = hexToCieLab(hex);
  return nearestColorName(whitenFabric(color, highlight ?? color[0], around));
};

describe('whitenFabric', () => {
  it.each([
    ['in a room', '#D2D1CE', undefined, 'White'],
    ['with deep folds', '#A9A8A6', 84, 'White'],
    ['in the shade of a sunny day', '#D3CDE2', undefined, 'White'],
    ['with a yellow tint', '#DAD5C6', undefined, 'Ivory'],
  ])('names white fabric %s white or ivory', (_, hex, highlight, name) => {
    expect(nameOf(hex, highlight)).toBe(name);
  });

  it.each([
    ['light gray fabric', '#B9B9BA', undefined, 'Light Gray'],
    ['gray fabric with a white part', '#8A8D91', 90, 'Gray'],
    ['black fabric with white stripes', '#1C1B20', 90, 'Black'],
    ['pale pink fabric', '#E3C6C0', undefined, 'Blush'],
    ['powder pink fabric', '#DCCCC8', undefined, 'Blush'],
    ['light blue fabric', '#C0DBF2', undefined, 'Light Blue'],
    ['mint fabric', '#B4E2CC', undefined, 'Mint'],
    ['beige fabric', '#DCC9A9', undefined, 'Beige'],
  ])('does not change %s', (_, hex, highlight, name) => {
    expect(nameOf(hex, highlight)).toBe(name);
  });

  it.each([
    ['lighter than its surroundings is white', 76, 60, 'White'],
    ['beside a lighter surface is gray', 76, 90, 'Light Gray'],
    ['below the least lightness is gray, also in the dark', 73, 20, 'Light Gray'],
  ])('in dim light, pale fabric %s', (_, highlight, around, name) => {
    expect(nameOf('#B5B5B4', highlight, around)).toBe(name);
  });
});
