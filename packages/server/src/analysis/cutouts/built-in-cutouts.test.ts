import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RgbaImage } from '../../images/cutout-image.ts';
import { processUpload } from '../../images/process.ts';
import { packageRoot } from '../../package-root.ts';
import { serverBuild } from '../../testing/server-build.ts';
import { paint, plain } from '../testing/painting.ts';
import type { ClosableCutoutMaker } from './cutout-maker.ts';
import { createMaskApplier, type MaskApplier } from './mask-applier.ts';
import { createNetworkCutoutMaker } from './network-cutout-maker.ts';

/** Tests the built-in cut-outs, with their network, on drawings. */

let maker: ClosableCutoutMaker;
let masks: MaskApplier & { close(): Promise<void> };
beforeAll(async () => {
  const program = async (name: string) => pathToFileURL(join(await serverBuild(), name));
  maker = createNetworkCutoutMaker({ worker: await program('cutout-worker.js') });
  masks = createMaskApplier(await program('mask-worker.js'));
}, 120_000);
afterAll(() => Promise.all([maker.close(), masks.close()]));

const cutOut = async (file: Buffer) => maker.cutOut((await processUpload(file)).jpeg);
const drawing = (name: string) => readFile(join(packageRoot(), '../demo-world/data/images', `${name}.webp`));

/** The opacity at a place, given in shares of the image. */
function alphaAt(image: RgbaImage | null, x: number, y: number): number | undefined {
  if (image === null) return undefined;
  return image.data[4 * (Math.round(y * image.height) * image.width + Math.round(x * image.width)) + 3];
}

it('cuts a drawn coat out at the size of its photo', async () => {
  const file = await drawing('item-annelise-overcoat-front');
  const { width, height } = await processUpload(file);
  const image = await cutOut(file);
  expect([image?.width, image?.height]).toEqual([width, height]);
  expect(alphaAt(image, 0.5, 0.5)).toBe(255);
  for (const side of [0.02, 0.98]) expect(alphaAt(image, side, side)).toBe(0);
});

it('of an image without a garment, makes no cut-out', async () => {
  expect(await cutOut(await paint(plain('#808080'), []))).toBeNull();
});

it('of a single pixel, makes no cut-out', async () => {
  expect(await cutOut(await paint(plain('#808080'), [], { width: 1, height: 1 }))).toBeNull();
});

it('the thread of masks cuts out what a mask covers, and keeps the rest of the cut-out before', async () => {
  const { jpeg } = await processUpload(await paint(plain('#808080'), [], { width: 60, height: 80 }));
  const white = { create: { width: 30, height: 80, channels: 3, background: '#ffffff' } } as const;
  const black = { create: { width: 60, height: 80, channels: 3, background: '#000000' } } as const;
  const mask = await sharp(black)
    .composite([{ input: white, left: 0, top: 0 }])
    .png()
    .toBuffer();
  const gap = { create: { width: 30, height: 80, channels: 4, background: '#ffffff' } } as const;
  const webp = await sharp(gap).webp().toBuffer();
  for (const previous of [null, { webp, left: 0, top: 0 }]) {
    const image = await masks.apply({ jpeg, mask, previous });
    expect([image?.width, image?.height]).toEqual([60, 80]);
    expect([alphaAt(image, 0.2, 0.5), alphaAt(image, 0.8, 0.5)]).toEqual([255, 0]);
  }
});
