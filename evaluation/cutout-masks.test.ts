import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { maskFigures } from './cutout-masks.ts';

const size = { width: 10, height: 10 };

/** An image whose left columns are opaque. */
function leftColumns(count: number) {
  const data = new Uint8Array(400);
  for (let at = 0; at < 100; at++) data[4 * at + 3] = at % 10 < count ? 255 : 0;
  return { ...size, data };
}

async function maskFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'aura-masks-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'hat'));
  const columns = Buffer.from(Array.from({ length: 100 }, (_, at) => (at % 10 < 5 ? 255 : 0)));
  const mask = sharp(columns, { raw: { ...size, channels: 1 } }).png({ palette: true, colours: 2 });
  await mask.toFile(join(folder, 'hat', 'one.png'));
  await mask.toFile(join(folder, 'hat', 'two.png'));
  return folder;
}

test('the cut-outs that have a mask are compared by class; one that is not shown is counted only', async () => {
  const { title, rows } = await maskFigures(
    [
      { name: 'hat/one', itemClass: 'hat', image: leftColumns(6) },
      { name: 'hat/two', itemClass: 'hat', image: null },
      { name: 'shoes/three', itemClass: 'shoes', image: leftColumns(6) },
    ],
    await maskFolder(),
  );
  expect(title).toBe('Masks: 2 photos');
  expect(rows).toEqual([
    ['hat', '2', '1', '0.833', '1.000'],
    ['all', '2', '1', '0.833', '1.000'],
  ]);
});

test('a folder without the masks of these photos gives no figures', async () => {
  const { rows } = await maskFigures([{ name: 'hat/x', itemClass: 'hat', image: null }], tmpdir());
  expect(rows).toEqual([['all', '0', '0', '', '']]);
});
