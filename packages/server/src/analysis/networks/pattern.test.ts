import { describe, expect, it } from 'vitest';
import { detectPattern, noFabric } from './pattern.ts';

const side = 60;

/** @param fabric returns the index of the fabric at a point */
function detect(fabricAt: (x: number, y: number) => number, { width = side, height = side } = {}) {
  const fabrics = Uint8Array.from({ length: width * height }, (_, at) =>
    fabricAt(at % width, Math.floor(at / width)),
  );
  return detectPattern({ width, height, fabrics });
}

const every = (points: number) => (at: number) => Math.floor(at / points) % 2;
const fine = every(4);

describe('detectPattern', () => {
  it('detects horizontal and vertical stripes', () => {
    expect(detect((_, y) => fine(y))).toBe('striped');
    expect(detect((x) => fine(x))).toBe('striped');
  });

  it('returns patterned for checks and diagonal stripes', () => {
    expect(detect((x, y) => (fine(x) + fine(y)) % 2)).toBe('patterned');
    expect(detect((x, y) => fine(x + y))).toBe('patterned');
  });

  it('when most of the garment is plain, returns null', () => {
    expect(detect(() => 0)).toBeNull();
    expect(detect((_, y) => (y < 24 ? fine(y) : 0))).toBeNull();
  });

  it('ignores a few large areas and thin seams', () => {
    const wide = every(16);
    expect(detect((x) => (x < side / 2 ? 0 : 1))).toBeNull();
    expect(detect((_, y) => wide(y))).toBeNull();
    expect(detect((_, y) => (y % 12 === 0 ? 1 : 0))).toBeNull();
  });

  it('ignores everything outside the garment', () => {
    const inside = (x: number) => x < 30;
    expect(detect((x, y) => (inside(x) ? 0 : fine(y)))).toBeNull();
    expect(detect((x, y) => (inside(x) ? fine(y) : noFabric), { width: 60, height: 120 })).toBe('striped');
  });

  it('when the garment is too small, returns null', () => {
    expect(detect((_, y) => fine(y), { width: 24, height: 36 })).toBeNull();
    expect(detect((_, y) => fine(y), { width: 24, height: 48 })).toBe('striped');
    expect(detect(() => noFabric)).toBeNull();
  });
});
