import { describe, expect, it } from 'vitest';
import type { Bitmap } from '../networks/bitmap.ts';
import { applyMask, type Mask } from './apply-mask.ts';

const width = 120;
const height = 160;
type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
const isIn = ({ left, top, right, bottom }: Box, x: number, y: number) =>
  x >= left && x < right && y >= top && y < bottom;

/** A dark garment on a pale ground. */
const garment: Box = { left: 30, top: 40, right: 90, bottom: 120 };

function photo(): Bitmap {
  const data = new Uint8Array(3 * width * height);
  for (let at = 0; at < width * height; at++) {
    const isGarment = isIn(garment, at % width, Math.floor(at / width));
    data.set(isGarment ? [40, 50, 120] : [225, 220, 210], 3 * at);
  }
  return { width, height, data };
}

function mask(...boxes: readonly Box[]): Mask {
  const data = new Uint8Array(width * height);
  for (let at = 0; at < data.length; at++) {
    if (boxes.some((box) => isIn(box, at % width, Math.floor(at / width)))) data[at] = 255;
  }
  return { width, height, data };
}

function cut(drawn: Mask, previous?: Mask) {
  const image = applyMask({ guide: photo(), full: photo(), mask: drawn, ...(previous && { previous }) });
  return (x: number, y: number) => image?.data[4 * (y * width + x) + 3];
}

describe('applyMask', () => {
  it('cuts out what the mask covers, in the colours of the photo', () => {
    const alpha = cut(mask(garment));
    expect([alpha(60, 80), alpha(10, 10), alpha(110, 80)]).toEqual([255, 0, 0]);
    const image = applyMask({ guide: photo(), full: photo(), mask: mask(garment) });
    expect([...(image?.data.slice(4 * (80 * width + 60), 4 * (80 * width + 60) + 3) ?? [])]).toEqual([
      40, 50, 120,
    ]);
  });

  it('where the brush went beyond the garment by a pixel, the outline moves to the edge of the garment', () => {
    const alpha = cut(mask({ ...garment, right: garment.right + 1 }));
    expect(alpha(garment.right - 1, 80)).toBeGreaterThan(200);
    expect(alpha(garment.right, 80)).toBeLessThan(60);
  });

  it('away from what was painted, the opacity of the cut-out before stays', () => {
    const before = mask(garment);
    before.data[80 * width + garment.left] = 90;
    const pocket: Box = { left: 70, top: 100, right: 100, bottom: 130 };
    const drawn = mask(garment, pocket);
    drawn.data[80 * width + garment.left] = 90;
    expect(cut(drawn, before)(garment.left, 80)).toBe(90);
    expect(cut(drawn)(garment.left, 80)).not.toBe(90);
  });

  it('a part that is removed is transparent', () => {
    const alpha = cut(mask({ ...garment, bottom: 80 }), mask(garment));
    expect([alpha(60, 60), alpha(60, 100)]).toEqual([255, 0]);
  });

  it.each([
    ['nothing', mask()],
    ['a few pixels', mask({ left: 5, top: 5, right: 9, bottom: 9 })],
  ])('of a mask that covers %s, makes no cut-out', (_, drawn) => {
    expect(applyMask({ guide: photo(), full: photo(), mask: drawn })).toBeNull();
  });
});
