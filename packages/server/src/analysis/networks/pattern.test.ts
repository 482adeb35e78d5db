import { describe, expect, it } from 'vitest';
import { detectPattern, noFabric } from './pattern.ts';

const side = 60;

/** @param cloth number of the cloth at a point */
function pattern(cloth: (x: number, y: number) => number, { width = side, height = side } = {}) {
  const cloths = Uint8Array.from({ length: width * height }, (_, at) =>
    cloth(at % width, Math.floor(at / width)),
  );
  return detectPattern({ width, height, fabrics: cloths });
}

const every = (points: number) => (at: number) => Math.floor(at / points) % 2;
const fine = every(4);

describe('patternOf', () => {
  it('sees stripes, lying and standing', () => {
    expect(pattern((_, y) => fine(y))).toBe('striped');
    expect(pattern((x) => fine(x))).toBe('striped');
  });

  it('sees that checks and slanting stripes are no plain ones', () => {
    expect(pattern((x, y) => (fine(x) + fine(y)) % 2)).toBe('patterned');
    expect(pattern((x, y) => fine(x + y))).toBe('patterned');
  });

  it('takes what is plain for the most part as plain', () => {
    expect(pattern(() => 0)).toBeNull();
    expect(pattern((_, y) => (y < 24 ? fine(y) : 0))).toBeNull();
  });

  it('takes a few large parts as plain, and thin seams', () => {
    const wide = every(16);
    expect(pattern((x) => (x < side / 2 ? 0 : 1))).toBeNull();
    expect(pattern((_, y) => wide(y))).toBeNull();
    expect(pattern((_, y) => (y % 12 === 0 ? 1 : 0))).toBeNull();
  });

  it('looks at the garment alone', () => {
    const inside = (x: number) => x < 30;
    expect(pattern((x, y) => (inside(x) ? 0 : fine(y)))).toBeNull();
    expect(pattern((x, y) => (inside(x) ? fine(y) : noFabric), { width: 60, height: 120 })).toBe('striped');
  });

  it('does not tell what is too small', () => {
    expect(pattern((_, y) => fine(y), { width: 24, height: 36 })).toBeNull();
    expect(pattern((_, y) => fine(y), { width: 24, height: 48 })).toBe('striped');
    expect(pattern(() => noFabric)).toBeNull();
  });
});
