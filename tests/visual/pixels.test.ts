import { describe, expect, it } from 'vitest';
import { findDifference, hashPixels, type Pixels } from './pixels.mjs';

const plain = (width: number, height: number): Pixels => {
  const data = Buffer.alloc(width * height * 4, 250);
  for (let place = 3; place < data.length; place += 4) data[place] = 255;
  return { data, width, height };
};

const withDot = (pixels: Pixels, x: number, y: number, grey: number): Pixels => {
  const data = Buffer.from(pixels.data);
  data.fill(grey, (y * pixels.width + x) * 4, (y * pixels.width + x) * 4 + 3);
  return { ...pixels, data };
};

describe('findDifference', () => {
  it('finds one pixel that is one shade darker', () => {
    const found = findDifference(plain(20, 10), withDot(plain(20, 10), 7, 3, 249));
    expect(found).toMatchObject({ count: 1, box: { left: 7, top: 3, width: 1, height: 1 } });
    expect([...found.image.data.subarray((3 * 20 + 7) * 4, (3 * 20 + 7) * 4 + 3)]).toEqual([214, 0, 60]);
  });

  it('returns one box around all differences', () => {
    const now = withDot(withDot(plain(20, 10), 2, 8, 0), 15, 1, 0);
    expect(findDifference(plain(20, 10), now).box).toEqual({ left: 2, top: 1, width: 14, height: 8 });
  });

  it('when the sizes differ, counts the pixels that only one image has', () => {
    const found = findDifference(plain(20, 10), plain(20, 12));
    expect(found).toMatchObject({ count: 40, box: { left: 0, top: 10, width: 20, height: 2 } });
    expect(found.image).toMatchObject({ width: 20, height: 12 });
  });

  it('returns no difference for equal images', () => {
    expect(findDifference(plain(4, 4), plain(4, 4))).toMatchObject({ count: 0, box: undefined });
  });
});

it('hashPixels depends on the pixels only', () => {
  expect(hashPixels(plain(4, 4))).toBe(hashPixels(plain(4, 4)));
  expect(hashPixels(plain(4, 4))).not.toBe(hashPixels(withDot(plain(4, 4), 0, 0, 249)));
});
