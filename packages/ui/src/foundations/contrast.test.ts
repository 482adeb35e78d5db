import { describe, expect, it } from 'vitest';
import { contrastRatio } from './contrast.ts';
import { type ColorName, colors, type ThemeName } from './tokens/color.ts';

const grounds: readonly ColorName[] = ['paper', 'surface', 'sunken', 'raise', 'hover', 'empty'];
const inks: readonly ColorName[] = ['ink', 'muted', 'accent', 'danger', 'success'];
const pairs: readonly (readonly [ColorName, ColorName])[] = [
  ...inks.flatMap((ink) => grounds.map((ground) => [ink, ground] as const)),
  ['on-ink', 'ink'],
  ['on-ink', 'ink-hover'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ['accent', 'accent-wash'],
  ['danger', 'danger-wash'],
  ['success', 'success-wash'],
];

describe('contrastRatio', () => {
  it('is 21 between black and white and 1 between equals', () => {
    expect(contrastRatio('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
    expect(contrastRatio('#6D28D9', '#6D28D9')).toBe(1);
  });
});

describe.each(['light', 'dark'] as const satisfies readonly ThemeName[])('%s', (theme) => {
  it.each(pairs)('%s on %s is readable as text', (ink, ground) => {
    expect(contrastRatio(colors[theme][ink], colors[theme][ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(grounds)('control outlines stand out from %s', (ground) => {
    expect(contrastRatio(colors[theme]['line-strong'], colors[theme][ground])).toBeGreaterThanOrEqual(3);
  });
});
