import { describe, expect, it } from 'vitest';
import { nearestColorName } from '../color/color-names.ts';
import { appearanceOf } from './appearance.ts';

const grid = { width: 24, height: 24 };
const wholeGrid = Array.from({ length: grid.width * grid.height }, (_, cell) => cell);
const size = { width: 96, height: 96 };

type Rgb = readonly [red: number, green: number, blue: number];
const navy: Rgb = [26, 37, 71];
const orange: Rgb = [214, 117, 42];
const white: Rgb = [250, 250, 248];

/** Returns the appearance of a garment that fills the photo, with the names of its colours. */
function describeAppearance(
  colorAt: (x: number, y: number) => Rgb,
  category: Parameters<typeof appearanceOf>[0] = 'Tops',
) {
  const data = new Uint8Array(3 * size.width * size.height);
  for (let at = 0; at < size.width * size.height; at++) {
    data.set(colorAt(at % size.width, Math.floor(at / size.width)), 3 * at);
  }
  const { main, second, pattern } = appearanceOf(category, wholeGrid, grid, { ...size, data });
  return { main: nearestColorName(main), second: second && nearestColorName(second), pattern };
}

const stripes = (_: number, y: number) => (y % 10 < 5 ? navy : y % 10 < 8 ? orange : white);

describe('appearanceOf', () => {
  it('when the fabric has one colour, returns no second colour and no pattern', () => {
    expect(describeAppearance(() => navy)).toEqual({ main: 'Navy', second: null, pattern: null });
  });

  it('when white fabric has folds, names it by its lightness outside them', () => {
    const folds = (x: number): Rgb => (x % 5 < 3 ? [172, 171, 169] : [214, 213, 210]);
    expect(describeAppearance(folds)).toEqual({ main: 'White', second: null, pattern: null });
  });

  it('when the garment has two large areas, returns two colours and no pattern', () => {
    expect(describeAppearance((x) => (x < 60 ? navy : white))).toEqual({
      main: 'Navy',
      second: 'White',
      pattern: null,
    });
  });

  it('when the fabric is striped, returns its most frequent colours, without mixtures', () => {
    expect(describeAppearance(stripes)).toEqual({ main: 'Navy', second: 'Orange', pattern: 'striped' });
  });

  it('when stripes are blurred, returns their pure colours, not the mixtures at their edges', () => {
    const mixed: Rgb = [138, 143, 160];
    const blurred = (_: number, y: number) => {
      const at = y % 6;
      const isUpper = y % 12 < 6;
      if (at === 0 || at === 5) return mixed;
      return isUpper ? navy : white;
    };
    expect(describeAppearance(blurred)).toEqual({ main: 'Navy', second: 'White', pattern: 'striped' });
  });

  it('when the fabric has folds, which only change lightness, returns no pattern', () => {
    const grey =
      (from: number, to: number) =>
      (x: number): Rgb =>
        x % 8 < 4 ? [from, from, from] : [to, to, to];
    expect(describeAppearance(grey(90, 145)).pattern).toBeNull();
    expect(describeAppearance(grey(90, 200)).pattern).toBe('striped');
  });

  it('never returns a pattern for shoes and accessories', () => {
    expect(describeAppearance(stripes, 'Shoes').pattern).toBeNull();
    expect(describeAppearance(stripes, 'Accessories').pattern).toBeNull();
  });
});
