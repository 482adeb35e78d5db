import type { PhotoBox } from '@aura/domain/entities';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { cropImages } from './crop.ts';

/** Creates an image in which red increases to the right and green downwards. */
async function image(width = 400, height = 500): Promise<Buffer> {
  const data = Uint8Array.from({ length: width * height * 3 }, (_, index) => {
    const at = Math.floor(index / 3);
    if (index % 3 === 0) return ((at % width) * 255) / width;
    return index % 3 === 1 ? (Math.floor(at / width) * 255) / height : 0;
  });
  return sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** Returns a crop's size in pixels, and its centre within the image from 0 to 1. */
async function crop(box: PhotoBox, from = image()) {
  const [part] = await cropImages(await from, [box]);
  const { width, height } = await sharp(part).metadata();
  const { channels } = await sharp(part).stats();
  const [x, y] = channels.map(({ mean }) => Number((mean / 255).toFixed(2)));
  return { width, height, x, y };
}

it("cropImages extends a wide box vertically to the card's aspect ratio", async () => {
  const shoes = { left: 0.4, top: 0.5, width: 0.2, height: 0.04 };
  expect(await crop(shoes)).toEqual({ width: 80, height: 100, x: 0.5, y: 0.52 });
});

it("cropImages extends a tall box horizontally to the card's aspect ratio", async () => {
  const trousers = { left: 0.45, top: 0.3, width: 0.1, height: 0.4 };
  expect(await crop(trousers)).toEqual({ width: 160, height: 200, x: 0.5, y: 0.5 });
});

it('cropImages moves a box at the edge inwards without cutting it', async () => {
  const boots = { left: 0.4, top: 0.96, width: 0.2, height: 0.04 };
  expect(await crop(boots)).toEqual({ width: 80, height: 100, x: 0.5, y: 0.9 });
});

it('when the image is too low, cropImages returns a crop wider than a card', async () => {
  const all = { left: 0, top: 0.25, width: 1, height: 0.5 };
  expect(await crop(all, image(400, 200))).toEqual({ width: 400, height: 200, x: 0.5, y: 0.5 });
});
