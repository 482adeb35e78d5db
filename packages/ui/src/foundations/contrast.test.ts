import { describe, expect, it } from 'vitest';
import { controlPairs, minContrast, textPairs } from './color-pairs.ts';
import { contrastRatio } from './contrast.ts';
import { colors, type ThemeName } from './tokens/color.ts';

describe('contrastRatio', () => {
  it('returns 21 for black on white and 1 for equal colours', () => {
    expect(contrastRatio('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
    expect(contrastRatio('#6D28D9', '#6D28D9')).toBe(1);
  });
});

describe.each(['light', 'dark'] as const satisfies readonly ThemeName[])('%s', (theme) => {
  it.each(textPairs)('$color on $ground has the contrast of readable text', ({ color, ground }) => {
    expect(contrastRatio(colors[theme][color], colors[theme][ground])).toBeGreaterThanOrEqual(
      minContrast.text,
    );
  });

  it.each(controlPairs)('control outlines have enough contrast on $ground', ({ color, ground }) => {
    expect(contrastRatio(colors[theme][color], colors[theme][ground])).toBeGreaterThanOrEqual(
      minContrast.control,
    );
  });
});
