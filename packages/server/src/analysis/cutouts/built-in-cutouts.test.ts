import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RgbaImage } from '../../images/cutout-image.ts';
import { processUpload } from '../../images/process.ts';
import { packageRoot } from '../../package-root.ts';
import { serverBuild } from '../../testing/server-build.ts';
import { paint, plain } from '../testing/painting.ts';
import type { ClosableCutoutMaker } from './cutout-maker.ts';
import { createNetworkCutoutMaker } from './network-cutout-maker.ts';

/** Tests the built-in cut-outs, with their network, on drawings. */

let maker: ClosableCutoutMaker;
beforeAll(async () => {
  maker = createNetworkCutoutMaker({ worker: pathToFileURL(join(await serverBuild(), 'cutout-worker.js')) });
}, 120_000);
afterAll(() => maker.close());

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
