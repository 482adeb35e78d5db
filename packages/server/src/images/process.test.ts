import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { processUpload, resizeVariant } from './process.ts';
import {
  avifWithHeader,
  brokenImages,
  foreignFiles,
  jpegWithHeader,
  jpegWithHugeHeader,
  photoWithMetadata,
  plainJpeg,
  pngBomb,
} from './testing/files.ts';

async function pixel(jpeg: Buffer, left: number, top: number): Promise<number[]> {
  const data = await sharp(jpeg).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return [...data];
}

describe('processUpload with good images', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('reads %s', async (format) => {
    const bytes = await sharp(await plainJpeg(90, 60))
      .toFormat(format)
      .toBuffer();
    const image = await processUpload(bytes);
    expect(image).toMatchObject({ width: 90, height: 60 });
    expect((await sharp(image.jpeg).metadata()).format).toBe('jpeg');
    expect(Buffer.from(image.thumbhash, 'base64').length).toBeGreaterThan(4);
    expect(image.palette).toHaveLength(3);
  });

  it('scales the long side down to 1200 pixels and never up', async () => {
    expect(await processUpload(await plainJpeg(3000, 1500))).toMatchObject({ width: 1200, height: 600 });
    expect(await processUpload(await plainJpeg(7, 9))).toMatchObject({ width: 7, height: 9 });
  });

  it('turns the image upright and forgets where and by whom it was taken', async () => {
    const photo = await photoWithMetadata();
    const before = await sharp(photo).metadata();
    expect(before.exif).toBeDefined();
    expect(before.xmp).toBeDefined();

    const image = await processUpload(photo);
    expect(image).toMatchObject({ width: 40, height: 80 });
    expect((await pixel(image.jpeg, 20, 10))[0]).toBeGreaterThan(200);
    expect((await pixel(image.jpeg, 20, 70))[2]).toBeGreaterThan(200);
    for (const served of [image.jpeg, await resizeVariant(image.jpeg, 20)]) {
      const { exif, xmp, iptc, icc, orientation, space } = await sharp(served).metadata();
      expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
      expect(space).toBe('srgb');
      expect(served.includes('secret place')).toBe(false);
      expect(served.includes('Somebody')).toBe(false);
    }
  });

  it('puts white under transparency and colours greys as sRGB', async () => {
    const clear = { width: 10, height: 10, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } as const;
    const image = await processUpload(await sharp({ create: clear }).png().toBuffer());
    expect((await pixel(image.jpeg, 5, 5)).every((channel) => channel > 250)).toBe(true);
    const grey = await sharp(await plainJpeg())
      .greyscale()
      .png()
      .toBuffer();
    expect((await sharp((await processUpload(grey)).jpeg).metadata()).channels).toBe(3);
  });

  it('keeps nothing that was appended to an image', async () => {
    const archive = Buffer.from('PK\x03\x04<script>alert(1)</script>');
    const image = await processUpload(Buffer.concat([await plainJpeg(), archive]));
    expect(image.jpeg.includes('<script>')).toBe(false);
  });
});

describe('processUpload with hostile files', () => {
  it.each(Object.entries(foreignFiles))('refuses %s', async (_, bytes) => {
    await expect(processUpload(bytes)).rejects.toMatchObject({ code: 'images.unsupported_format' });
  });

  it('refuses broken images', async () => {
    for (const [name, bytes] of Object.entries(await brokenImages())) {
      await expect(processUpload(bytes), name).rejects.toMatchObject({ code: 'images.unreadable' });
    }
  });

  describe('with more pixels than it may have', () => {
    let bombs: Buffer[];
    beforeAll(async () => {
      bombs = [
        pngBomb(),
        pngBomb(6000, { interlaced: true }),
        await jpegWithHugeHeader(),
        await jpegWithHeader(7000, 7000, { progressive: true }),
        await avifWithHeader(4000, 3000),
      ];
      await processUpload(await plainJpeg());
    });

    it('is refused by its header, twenty at once, before any of them is decoded', async () => {
      const before = process.memoryUsage.rss();
      let decodings = 0;
      const count = () => {
        decodings += 1;
      };
      sharp.queue.on('change', count);
      const answers = await Promise.allSettled(
        Array.from({ length: 20 }, (_, index) =>
          processUpload(bombs[index % bombs.length] ?? Buffer.alloc(0)),
        ),
      );
      sharp.queue.off('change', count);
      for (const answer of answers) {
        expect(answer).toMatchObject({ status: 'rejected', reason: { code: 'images.unreadable' } });
      }
      expect(decodings).toBe(0);
      expect(process.memoryUsage.rss() - before).toBeLessThan(50 * 1024 * 1024);
    });
  });
});

describe('many uploads at once', () => {
  /** The largest number of decodings that ran at the same time while `work` did. */
  async function mostAtOnce(work: () => Promise<unknown>): Promise<number> {
    let most = 0;
    let isOver = false;
    // At each turn of the event loop: the queue's own events come before a piece of work begins and after it ends.
    const look = () => {
      most = Math.max(most, sharp.counters().process);
      if (!isOver) setImmediate(look);
    };
    look();
    await work();
    isOver = true;
    return most;
  }
  const twelve = <Item>(item: Item) => Array<Item>(12).fill(item);

  it('leave a core to those who only read', async () => {
    const photo = await plainJpeg(1500, 1500);
    const most = await mostAtOnce(() => Promise.all(twelve(photo).map(processUpload)));
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(Math.max(1, Math.min(2, availableParallelism() - 1)));
  });

  it('are decoded one by one where each takes a lot of memory', async () => {
    const photo = await sharp(await plainJpeg(1500, 1500))
      .jpeg({ progressive: true })
      .toBuffer();
    expect(await mostAtOnce(() => Promise.all(twelve(photo).map(processUpload)))).toBe(1);
  });
});

describe('resizeVariant', () => {
  it('gives the asked width and never more than there is', async () => {
    const jpeg = await plainJpeg(800, 400);
    expect(await sharp(await resizeVariant(jpeg, 320)).metadata()).toMatchObject({ width: 320, height: 160 });
    expect(await sharp(await resizeVariant(jpeg, 1200)).metadata()).toMatchObject({
      width: 800,
      height: 400,
    });
  });
});
