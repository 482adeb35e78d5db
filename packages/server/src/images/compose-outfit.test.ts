import { photoCardAspect } from '@aura/domain/rules/outfit-geometry';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { composeOutfit, type PlacedPhoto } from './compose-outfit.ts';

const layer = { x: 50, y: 50, scale: 40, rotation: 0, mirrored: false };

async function picture(width: number, height: number, background: string): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer();
}

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
  const pixel = await composed({ bytes, isCutout: false, aspect, layer });
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
  const cutout = { bytes, isCutout: true, aspect: 1, layer };
  const pixel = await composed(cutout);
  expect(pixel(0, -236).green).toBeLessThan(190);
  expect(pixel(0, 244).blue).toBeLessThan(pixel(0, 300).blue - 12);
  const turned = await composed({ ...cutout, layer: { ...layer, rotation: 180 } });
  expect(turned(0, -244).blue).toBeLessThan(turned(0, -300).blue - 12);
});

it.each([true, false])('a shadow is pale and ends before its margin does (cut-out: %s)', async (isCutout) => {
  const pixel = await composed({ bytes: await picture(100, 100, '#00aa00'), isCutout, aspect: 1, layer });
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
  const pixel = await composed({ bytes, isCutout: false, aspect: 1, layer: { ...layer, mirrored: true } });
  expect(pixel(-100, 0).blue).toBeGreaterThan(180);
  expect(pixel(100, 0).red).toBeGreaterThan(180);
});
