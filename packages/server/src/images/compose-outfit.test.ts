import { photoCardAspect } from '@aura/domain/rules/outfit-geometry';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { composeOutfit, type PlacedPhoto } from './compose-outfit.ts';

const layer = { x: 50, y: 50, scale: 40, rotation: 0, mirrored: false };

async function picture(width: number, height: number, background: string): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer();
}

const reads = (bytes: Uint8Array) => ({ read: async () => bytes });

/** Composes one picture; the result reads a pixel by its distance from the centre. */
async function composed(photo: PlacedPhoto) {
  const { data, info } = await sharp(await composeOutfit([photo]))
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (right: number, down: number) => {
    const at = ((info.height / 2 + down) * info.width + info.width / 2 + right) * 3;
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    return { red, green, blue };
  };
}

it('a photo is a card: cut to its aspect, with a white frame, round corners and a shadow', async () => {
  const width = 160;
  const height = 80;
  const bytes = await sharp(await picture(width, height, '#0000cc'))
    .composite([{ input: await picture(40, 80, '#cc0000'), left: 60, top: 0 }])
    .png()
    .toBuffer();
  const aspect = photoCardAspect(width, height);
  const pixel = await composed({ ...reads(bytes), isCutout: false, aspect, layer });
  // The card is a square of 480 pixels, of which the frame takes 17.
  expect(pixel(0, 0).red).toBeGreaterThan(180);
  expect(pixel(215, 0).blue).toBeGreaterThan(180);
  for (const [right, down] of [
    [-232, 0],
    [232, 0],
    [0, -232],
    [0, 232],
  ] as const)
    expect(Math.min(...Object.values(pixel(right, down)))).toBeGreaterThan(248);
  expect(pixel(238, 238).blue).toBeLessThan(245);
  expect(pixel(0, 246).blue).toBeLessThan(pixel(0, 300).blue - 12);
});

it('a cut-out has its shadow below it, turned with it, and no frame', async () => {
  const bytes = await picture(100, 100, '#00aa00');
  const cutout = { ...reads(bytes), isCutout: true, aspect: 1, layer };
  const pixel = await composed(cutout);
  expect(pixel(0, -236).green).toBeLessThan(190);
  expect(pixel(0, 244).blue).toBeLessThan(pixel(0, 300).blue - 12);
  const turned = await composed({ ...cutout, layer: { ...layer, rotation: 180 } });
  expect(turned(0, -244).blue).toBeLessThan(turned(0, -300).blue - 12);
});

it.each([true, false])('a shadow is pale and ends before its margin does (cut-out: %s)', async (isCutout) => {
  const bytes = await picture(100, 100, '#00aa00');
  const pixel = await composed({ ...reads(bytes), isCutout, aspect: 1, layer });
  expect(pixel(0, 242).blue).toBeGreaterThan(pixel(0, 300).blue - 50);
  for (const [right, down] of [
    [-261, 0],
    [261, 0],
    [0, -261],
    [0, 263],
    [261, 261],
  ] as const) {
    const beyond = (at: number) => at + 6 * Math.sign(at);
    const outside = pixel(beyond(right), beyond(down));
    expect(Math.abs(pixel(right, down).blue - outside.blue)).toBeLessThan(3);
  }
});

it('a mirrored photo is mirrored in its card', async () => {
  const bytes = await sharp(await picture(80, 80, '#0000cc'))
    .composite([{ input: await picture(40, 80, '#cc0000'), left: 0, top: 0 }])
    .png()
    .toBuffer();
  const mirrored = { ...layer, mirrored: true };
  const pixel = await composed({ ...reads(bytes), isCutout: false, aspect: 1, layer: mirrored });
  expect(pixel(-100, 0).blue).toBeGreaterThan(180);
  expect(pixel(100, 0).red).toBeGreaterThan(180);
});

describe('a thin cut-out whose halves are red and blue', () => {
  async function thin(size: { width: number; height: number }, fields: Partial<typeof layer>) {
    const isWide = size.width > size.height;
    const half = isWide
      ? await picture(size.width / 2, size.height, '#cc0000')
      : await picture(size.width, size.height / 2, '#cc0000');
    const bytes = await sharp(await picture(size.width, size.height, '#0000cc'))
      .composite([{ input: half, left: 0, top: 0 }])
      .png()
      .toBuffer();
    return composed({ ...reads(bytes), isCutout: true, aspect: 1, layer: { ...layer, ...fields } });
  }

  const wide = { width: 1200, height: 12 };

  it('when it is wide and enlarged, covers the canvas, each half on its side', async () => {
    const pixel = await thin(wide, { scale: 150 });
    for (const down of [-590, 0, 590]) {
      expect(pixel(-470, down).red).toBeGreaterThan(180);
      expect(pixel(470, down).blue).toBeGreaterThan(180);
    }
    const mirrored = await thin(wide, { scale: 150, mirrored: true });
    expect(mirrored(-470, 0).blue).toBeGreaterThan(180);
  });

  it('when it is wide and rotated, extends to the corners of the canvas', async () => {
    const pixel = await thin(wide, { scale: 60, rotation: 45 });
    expect(pixel(-470, -470).red).toBeGreaterThan(180);
    expect(pixel(470, 470).blue).toBeGreaterThan(180);
    expect(pixel(-470, 470).green).toBeGreaterThan(220);
  });

  it('when its centre is in a corner of the canvas, its half reaches the opposite corner', async () => {
    const diagonal = (Math.atan2(1200, 960) * 180) / Math.PI;
    const pixel = await thin(wide, { x: 0, y: 0, scale: 5, rotation: diagonal });
    expect(pixel(476, 595).blue).toBeGreaterThan(180);
    expect(pixel(476, 595).red).toBeLessThan(60);
  });

  it('when it is tall and rotated by 90 degrees, it lies across the middle', async () => {
    const pixel = await thin({ width: 12, height: 1200 }, { scale: 150, rotation: -90 });
    expect(pixel(-470, 0).red).toBeGreaterThan(180);
    expect(pixel(470, 0).blue).toBeGreaterThan(180);
    expect(pixel(0, 60).green).toBeGreaterThan(220);
  });
});

describe('the photos of an outfit', () => {
  const placed = (read: PlacedPhoto['read']): PlacedPhoto => ({ read, isCutout: true, aspect: 1, layer });

  it('are read one after the other, and only after the outfits before it are composed', async () => {
    const bytes = await picture(100, 100, '#00aa00');
    let finishFirst: (bytes: Uint8Array) => void = () => undefined;
    const first = new Promise<Uint8Array>((resolve) => {
      finishFirst = resolve;
    });
    const isRead = vi.fn(async () => bytes);
    const next = vi.fn(async () => bytes);
    const composing = composeOutfit([placed(() => first), placed(next)]);
    const waiting = composeOutfit([placed(isRead)]);
    await new Promise(setImmediate);
    expect([next.mock.calls.length, isRead.mock.calls.length]).toEqual([0, 0]);
    finishFirst(bytes);
    await composing;
    expect(next).toHaveBeenCalledTimes(1);
    await waiting;
    expect(isRead).toHaveBeenCalledTimes(1);
  });

  it('when one has been deleted, the image is composed without it', async () => {
    const pixel = await composed(placed(async () => null));
    expect(pixel(0, 0).green).toBeGreaterThan(220);
  });
});
