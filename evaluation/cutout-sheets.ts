import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { RgbaImage } from '../packages/server/src/images/cutout-image.ts';

/** A photo and its cut-out. */
export interface CutoutTile {
  readonly name: string;
  readonly photo: Buffer;
  /** Null when the photo stays. */
  readonly image: RgbaImage | null;
}

/** Each photo and its cut-out on a sheet. */
const tile = { size: 150, perRow: 8, perSheet: 64 };

async function drawTile({ photo: file, image }: CutoutTile): Promise<Buffer> {
  const { size } = tile;
  const fit = { width: size, height: size, fit: 'contain', background: '#fff' } as const;
  const photo = await sharp(file).resize(fit).png().toBuffer();
  const raw = image && { width: image.width, height: image.height, channels: 4 as const };
  const cutout =
    image && raw
      ? await sharp(image.data, { raw })
          .resize({ ...fit, background: '#0000' })
          .png()
          .toBuffer()
      : null;
  const canvas = {
    width: 2 * size,
    height: size,
    channels: 3 as const,
    background: image ? '#e678f0' : '#333',
  };
  return sharp({ create: canvas })
    .composite([
      { input: photo, left: 0, top: 0 },
      ...(cutout ? [{ input: cutout, left: size, top: 0 }] : []),
    ])
    .png()
    .toBuffer();
}

/** Writes contact sheets, by which the results are rated by eye. */
export async function writeSheets(results: readonly CutoutTile[], folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (let first = 0; first < results.length; first += tile.perSheet) {
    const part = results.slice(first, first + tile.perSheet);
    const tiles = await Promise.all(part.map(drawTile));
    const rows = Math.ceil(part.length / tile.perRow);
    const canvas = { width: 2 * tile.size * tile.perRow, height: rows * tile.size, channels: 3 as const };
    const sheet = sharp({ create: { ...canvas, background: '#fff' } }).composite(
      tiles.map((input, at) => ({
        input,
        left: (at % tile.perRow) * 2 * tile.size,
        top: Math.floor(at / tile.perRow) * tile.size,
      })),
    );
    const name = join(folder, `sheet-${first / tile.perSheet}`);
    await sheet.png().toFile(`${name}.png`);
    await writeFile(`${name}.txt`, part.map(({ name }, at) => `${at} ${name}`).join('\n'));
  }
}
