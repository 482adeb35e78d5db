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

describe('processUpload with valid images', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('accepts %s', async (format) => {
    const bytes = await sharp(await plainJpeg(90, 60))
      .toFormat(format)
      .toBuffer();
    const image = await processUpload(bytes);
    expect(image).toMatchObject({ width: 90, height: 60 });
    expect((await sharp(image.jpeg).metadata()).format).toBe('jpeg');
    expect(Buffer.from(image.thumbhash, 'base64').length).toBeGreaterThan(4);
    expect(image.palette).toHaveLength(3);
  });

  it('scales the long side down to 1200 px, never up', async () => {
    expect(await processUpload(await plainJpeg(3000, 1500))).toMatchObject({ width: 1200, height: 600 });
    expect(await processUpload(await plainJpeg(7, 9))).toMatchObject({ width: 7, height: 9 });
  });

  it('applies the orientation and removes location, author and all other metadata', async () => {
    const photo = await photoWithMetadata();
    const before = await sharp(photo).metadata();
    expect(before.exif).toBeDefined();
    expect(before.xmp).toBeDefined();

    const image = await processUpload(photo);
    expect(image).toMatchObject({ width: 40, height: 80 });
    expect((await pixel(image.jpeg, 20, 10))[0]).toBeGreaterThan(200);
    expect((await pixel(image.jpeg, 20, 70))[2]).toBeGreaterThan(200);
    for (const served of [image.jpeg, await resizeVariant(image.jpeg, 20, 'jpeg')]) {
      const { exif, xmp, iptc, icc, orientation, space } = await sharp(served).metadata();
      expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
      expect(space).toBe('srgb');
      expect(served.includes('secret place')).toBe(false);
      expect(served.includes('Somebody')).toBe(false);
    }
  });

  it('puts transparency on white and converts grayscale to sRGB', async () => {
    const clear = { width: 10, height: 10, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } as const;
    const image = await processUpload(await sharp({ create: clear }).png().toBuffer());
    expect((await pixel(image.jpeg, 5, 5)).every((channel) => channel > 250)).toBe(true);
    const grey = await sharp(await plainJpeg())
      .greyscale()
      .png()
      .toBuffer();
    expect((await sharp((await processUpload(grey)).jpeg).metadata()).channels).toBe(3);
  });

  it('removes data appended to an image', async () => {
    const archive = Buffer.from('PK\x03\x04<script>alert(1)</script>');
    const image = await processUpload(Buffer.concat([await plainJpeg(), archive]));
    expect(image.jpeg.includes('<script>')).toBe(false);
  });
});

describe('processUpload with hostile files', () => {
  it.each(Object.entries(foreignFiles))('rejects %s as an unsupported format', async (_, bytes) => {
    await expect(processUpload(bytes)).rejects.toMatchObject({ code: 'images.unsupported_format' });
  });

  it('rejects broken images as unreadable', async () => {
    for (const [name, bytes] of Object.entries(await brokenImages())) {
      await expect(processUpload(bytes), name).rejects.toMatchObject({ code: 'images.unreadable' });
    }
  });

  describe('processUpload with too many pixels', () => {
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

    it('rejects 20 concurrent images by their headers, without decoding', async () => {
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

describe('concurrent uploads', () => {
  /** Returns the maximum number of concurrent decodings during `work`. */
  async function maxConcurrency(work: () => Promise<unknown>): Promise<number> {
    let max = 0;
    let isOver = false;
    // Polled on each turn of the event loop, since sharp's queue events fire before a job starts and after it
    // ends.
    const poll = () => {
      max = Math.max(max, sharp.counters().process);
      if (!isOver) setImmediate(poll);
    };
    poll();
    await work();
    isOver = true;
    return max;
  }
  const repeat12 = <Item>(item: Item) => Array<Item>(12).fill(item);

  it('leave one core free for reads', async () => {
    const photo = await plainJpeg(1500, 1500);
    const max = await maxConcurrency(() => Promise.all(repeat12(photo).map(processUpload)));
    expect(max).toBeGreaterThan(0);
    expect(max).toBeLessThanOrEqual(Math.max(1, Math.min(2, availableParallelism() - 1)));
  });

  it('that need much memory are decoded one at a time', async () => {
    const photo = await sharp(await plainJpeg(1500, 1500))
      .jpeg({ progressive: true })
      .toBuffer();
    expect(await maxConcurrency(() => Promise.all(repeat12(photo).map(processUpload)))).toBe(1);
  });
});

describe('resizeVariant', () => {
  it("returns the requested width, at most the original's", async () => {
    const jpeg = await plainJpeg(800, 400);
    expect(await sharp(await resizeVariant(jpeg, 320, 'jpeg')).metadata()).toMatchObject({
      width: 320,
      height: 160,
    });
    expect(await sharp(await resizeVariant(jpeg, 1200, 'jpeg')).metadata()).toMatchObject({
      width: 800,
      height: 400,
    });
  });
});
