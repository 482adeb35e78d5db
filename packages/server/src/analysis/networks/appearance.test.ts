import { describe, expect, it } from 'vitest';
import { nearestColorName } from '../color/color-names.ts';
import { appearanceOf } from './appearance.ts';

const grid = { width: 24, height: 24 };
const everywhere = Array.from({ length: grid.width * grid.height }, (_, cell) => cell);
const size = { width: 96, height: 96 };

type Rgb = readonly [red: number, green: number, blue: number];
const navy: Rgb = [26, 37, 71];
const orange: Rgb = [214, 117, 42];
const white: Rgb = [250, 250, 248];

/** How a garment that fills the photo looks, by the names of its colours. */
function look(colorAt: (x: number, y: number) => Rgb, category: Parameters<typeof appearanceOf>[0] = 'Tops') {
  const data = new Uint8Array(3 * size.width * size.height);
  for (let at = 0; at < size.width * size.height; at++) {
    data.set(colorAt(at % size.width, Math.floor(at / size.width)), 3 * at);
  }
  const { main, second, pattern } = appearanceOf(category, everywhere, grid, { ...size, data });
  return { main: nearestColorName(main), second: second && nearestColorName(second), pattern };
}

const stripes = (_: number, y: number) => (y % 10 < 5 ? navy : y % 10 < 8 ? orange : white);

describe('a garment', () => {
  it('of one colour has no second one and no pattern', () => {
    expect(look(() => navy)).toEqual({ main: 'Navy', second: null, pattern: null });
  });

  it('of two large parts has two colours and no pattern', () => {
    expect(look((x) => (x < 60 ? navy : white))).toEqual({ main: 'Navy', second: 'White', pattern: null });
  });

  it('with stripes has the colours that it shows most, none between them', () => {
    expect(look(stripes)).toEqual({ main: 'Navy', second: 'Orange', pattern: 'striped' });
  });

  it('with stripes has their pure colours, not those that they mix to at their edges', () => {
    const mixed: Rgb = [138, 143, 160];
    const blurred = (_: number, y: number) => {
      const [at, isUpper] = [y % 6, y % 12 < 6];
      if (at === 0 || at === 5) return mixed;
      return isUpper ? navy : white;
    };
    expect(look(blurred)).toEqual({ main: 'Navy', second: 'White', pattern: 'striped' });
  });

  it('with folds is plain: they only change the light', () => {
    const grey =
      (from: number, to: number) =>
      (x: number): Rgb =>
        x % 8 < 4 ? [from, from, from] : [to, to, to];
    expect(look(grey(90, 145)).pattern).toBeNull();
    expect(look(grey(90, 200)).pattern).toBe('striped');
  });

  it('of leather or laces has no pattern', () => {
    expect(look(stripes, 'Shoes').pattern).toBeNull();
    expect(look(stripes, 'Accessories').pattern).toBeNull();
  });
});
