import { describe, expect, it } from 'vitest';
import { cropSquare, moveCrop, personCrop, zoomCrop } from './crop.ts';

const wide = { width: 400, height: 200 };

describe('cropSquare', () => {
  it('when an image is tall, returns the largest square near the upper edge', () => {
    expect(cropSquare(wide, personCrop)).toEqual({ side: 200, left: 100, top: 0 });
    const { side, left, top } = cropSquare({ width: 200, height: 400 }, personCrop);
    expect([side, left]).toEqual([200, 0]);
    expect(top).toBeCloseTo(28);
  });

  it.each([
    [
      { zoom: 2, x: 0, y: 0 },
      { side: 100, left: 0, top: 0 },
    ],
    [
      { zoom: 2, x: 1, y: 1 },
      { side: 100, left: 300, top: 100 },
    ],
    [
      { zoom: 0.1, x: -1, y: 9 },
      { side: 200, left: 0, top: 0 },
    ],
    [
      { zoom: 99, x: 0, y: 0 },
      { side: 50, left: 0, top: 0 },
    ],
  ])('%j returns %j, inside the image', (crop, square) => {
    expect(cropSquare(wide, crop)).toEqual(square);
  });
});

describe('moveCrop', () => {
  it('when the image moves, moves the square in the opposite direction', () => {
    expect(cropSquare(wide, moveCrop(wide, personCrop, { x: 0.25, y: 0 })).left).toBe(50);
  });

  it('stops at the edges and does not move along a side that the square fills', () => {
    expect(moveCrop(wide, personCrop, { x: 9, y: 9 })).toEqual({ ...personCrop, x: 0 });
  });
});

describe('zoomCrop', () => {
  it('keeps the center of the square', () => {
    const crop = zoomCrop(wide, { zoom: 1, x: 0.25, y: 0.5 }, 2);
    expect(cropSquare(wide, crop)).toEqual({ side: 100, left: 100, top: 50 });
  });

  it('when zooming out, keeps the square inside the image', () => {
    const crop = zoomCrop(wide, { zoom: 4, x: 1, y: 1 }, 1);
    expect(cropSquare(wide, crop)).toEqual({ side: 200, left: 200, top: 0 });
  });
});
