import { describe, expect, it } from 'vitest';
import { encodeKept, findDifference, hashOf, type Pixels, readPixels } from './pixels.mjs';

const plain = (width: number, height: number, grey = 250): Pixels => {
  const data = Buffer.alloc(width * height * 4, grey);
  for (let place = 3; place < data.length; place += 4) data[place] = 255;
  return { data, width, height };
};

const withDot = (pixels: Pixels, x: number, y: number, grey: number): Pixels => {
  const data = Buffer.from(pixels.data);
  data.fill(grey, (y * pixels.width + x) * 4, (y * pixels.width + x) * 4 + 3);
  return { ...pixels, data };
};

const exact = { blurred: false };

describe('findDifference', () => {
  it('sees one pixel that is one shade darker', () => {
    const found = findDifference(plain(20, 10), withDot(plain(20, 10), 7, 3, 249), exact);
    expect(found).toMatchObject({ count: 1, box: { left: 7, top: 3, width: 1, height: 1 } });
    expect([...found.image.data.subarray((3 * 20 + 7) * 4, (3 * 20 + 7) * 4 + 3)]).toEqual([214, 0, 60]);
  });

  it('puts one box around all that differs', () => {
    const now = withDot(withDot(plain(20, 10), 2, 8, 0), 15, 1, 0);
    expect(findDifference(plain(20, 10), now, exact).box).toEqual({ left: 2, top: 1, width: 14, height: 8 });
  });

  it('counts what only one of two sizes has', () => {
    const found = findDifference(plain(20, 10), plain(20, 12), exact);
    expect(found).toMatchObject({ count: 40, box: { left: 0, top: 10, width: 20, height: 2 } });
    expect(found.image).toMatchObject({ width: 20, height: 12 });
  });

  it('finds nothing in the same image, nor what blurring alone can do', () => {
    expect(findDifference(plain(4, 4), plain(4, 4), exact)).toMatchObject({ count: 0, box: undefined });
    const shade = withDot(plain(4, 4), 1, 1, 240);
    expect(findDifference(plain(4, 4), shade, { blurred: true }).count).toBe(0);
    expect(findDifference(plain(4, 4), withDot(plain(4, 4), 1, 1, 200), { blurred: true }).count).toBe(1);
  });
});

describe('encodeKept', () => {
  it('keeps an image of controls exactly', async () => {
    const pixels = withDot(plain(40, 30), 5, 5, 1);
    const back = await readPixels(await encodeKept(pixels));
    expect(hashOf(back)).toBe(hashOf(pixels));
  });

  it('blurs what would be large', async () => {
    let seed = 7;
    const noise = plain(200, 200);
    for (let place = 0; place < noise.data.length; place += 4) {
      seed = (seed * 48_271) % 2_147_483_647;
      noise.data.writeUIntLE(seed % 0xffffff, place, 3);
    }
    const file = await encodeKept(noise);
    expect(file.subarray(12, 16).toString('latin1')).not.toBe('VP8L');
  });
});

it('hashes the pixels alone', async () => {
  expect(hashOf(plain(4, 4))).toBe(hashOf(plain(4, 4)));
  expect(hashOf(plain(4, 4))).not.toBe(hashOf(withDot(plain(4, 4), 0, 0, 249)));
});
