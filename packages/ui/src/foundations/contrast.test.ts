import { describe, expect, it } from 'vitest';
import { controlPairs, minContrast, textPairs } from './color-pairs.ts';
import { contrastRatio } from './contrast.ts';
import { colors, type ThemeName } from './tokens/color.ts';

describe('contrastRatio', () => {
  it('is 21 between black and white and 1 between equals', () => {
    expect(contrastRatio('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
    expect(contrastRatio('#6D28D9', '#6D28D9')).toBe(1);
  });
});

describe.each(['light', 'dark'] as const satisfies readonly ThemeName[])('%s', (theme) => {
  it.each(textPairs)('$color on $ground is readable as text', ({ color, ground }) => {
    expect(contrastRatio(colors[theme][color], colors[theme][ground])).toBeGreaterThanOrEqual(
      minContrast.text,
    );
  });

  it.each(controlPairs)('control outlines stand out from $ground', ({ color, ground }) => {
    expect(contrastRatio(colors[theme][color], colors[theme][ground])).toBeGreaterThanOrEqual(
      minContrast.control,
    );
  });
});
