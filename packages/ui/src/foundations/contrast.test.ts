import { describe, expect, it } from 'vitest';
import { controlPairs, matPairs, minContrast, minSkeletonContrast, textPairs } from './color-pairs.ts';
import { contrastRatio } from './contrast.ts';
import { colors, type ThemeName } from './tokens/color.ts';
import { mat } from './tokens/mat.ts';

/** The colours of the mat's gradient in the light and the dark theme. */
const matColors = [...mat.background.matchAll(/light-dark\((#\w+), (#\w+)\)/g)].map(
  ([, light = '', dark = '']) => ({ light, dark }),
);

describe('contrastRatio', () => {
  it('returns 21 for black on white and 1 for equal colours', () => {
    expect(contrastRatio('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
    expect(contrastRatio('#6D28D9', '#6D28D9')).toBe(1);
  });
});

describe.each(['light', 'dark'] as const satisfies readonly ThemeName[])('%s', (theme) => {
  it.each(textPairs)(
    '$color on $background has at least the minimum contrast of text',
    ({ color, background }) => {
      expect(contrastRatio(colors[theme][color], colors[theme][background])).toBeGreaterThanOrEqual(
        minContrast.text,
      );
    },
  );

  it.each(controlPairs)(
    'control outlines on $background have at least the minimum contrast',
    ({ color, background }) => {
      expect(contrastRatio(colors[theme][color], colors[theme][background])).toBeGreaterThanOrEqual(
        minContrast.control,
      );
    },
  );

  it.each(matColors)('text and outlines on the mat have at least the minimum contrast', (background) => {
    const { text, outline } = matPairs;
    expect(contrastRatio(colors[theme][text], background[theme])).toBeGreaterThanOrEqual(minContrast.text);
    expect(contrastRatio(colors[theme][outline], background[theme])).toBeGreaterThanOrEqual(
      minContrast.control,
    );
  });

  it.each(['paper', 'surface'] as const)('skeletons are visible on %s', (background) => {
    expect(contrastRatio(colors[theme].skeleton, colors[theme][background])).toBeGreaterThanOrEqual(
      minSkeletonContrast,
    );
  });
});
