import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isCategory, isSubcategoryOf } from '@aura/domain/vocabularies/categories';
import { colorHex } from '@aura/domain/vocabularies/color-hex';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { processUpload } from '../images/process.ts';
import { plainJpeg } from '../images/testing/files.ts';
import { packageRoot } from '../package-root.ts';
import { serverBuild } from '../testing/server-build.ts';
import type { ClosableAnalyzer, DetectedGarment } from './analyzer.ts';
import { createNetworkAnalyzer } from './networks/network-analyzer.ts';
import { imagesWithoutClothes } from './testing/images-without-clothes.ts';
import { box, ellipse, gradient, inDress, inTrousers, paint, plain } from './testing/painting.ts';

/** Tests the built-in analysis, with its networks, on difficult images. */

let analyzer: ClosableAnalyzer;
beforeAll(async () => {
  const worker = pathToFileURL(join(await serverBuild(), 'analysis-worker.js'));
  analyzer = createNetworkAnalyzer({ worker });
}, 120_000);
afterAll(() => analyzer.close());

/** Analyzes an upload after the server has re-encoded it. */
async function analyze(upload: Uint8Array): Promise<DetectedGarment[]> {
  return analyzer.analyze((await processUpload(upload)).jpeg);
}

function expectValid(garments: readonly DetectedGarment[]): void {
  for (const { category, subcategory, color, description, confidence, box: area } of garments) {
    expect(isCategory(category)).toBe(true);
    if (isCategory(category) && subcategory !== '') expect(isSubcategoryOf(category, subcategory)).toBe(true);
    expect(colorHex(color)).not.toBeNull();
    expect(description.startsWith(color)).toBe(true);
    expect(confidence).toBeGreaterThan(0);
    expect(confidence).toBeLessThanOrEqual(1);
    expect((area?.left ?? 0) + (area?.width ?? 0)).toBeLessThanOrEqual(1.0001);
    expect((area?.top ?? 0) + (area?.height ?? 0)).toBeLessThanOrEqual(1.0001);
  }
  const order = garments.map(({ confidence }) => confidence ?? 0);
  expect(order).toEqual([...order].sort((one, other) => other - one));
}

const transparent = () =>
  sharp({ create: { width: 400, height: 600, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .png()
    .toBuffer();
const face = () =>
  paint(gradient('#DDE3EA', '#B9C2CC'), [
    ellipse('#3A2416', 0.5, 0.42, 0.3, 0.3),
    ellipse('#D9A27E', 0.5, 0.5, 0.25, 0.28),
    ellipse('#2A1A12', 0.42, 0.46, 0.03, 0.015),
    ellipse('#2A1A12', 0.58, 0.46, 0.03, 0.015),
    ellipse('#A8524A', 0.5, 0.64, 0.07, 0.02),
  ]);

describe('an image without garments', () => {
  it.each<[string, () => Promise<Buffer>]>([
    ['one pixel', () => paint(plain('#808080'), [], { width: 1, height: 1 })],
    ['a thin line', () => paint(plain('#FF0000'), [], { width: 1200, height: 1 })],
    ['all black', () => paint(plain('#000000'), [])],
    ['all white', () => paint(plain('#FFFFFF'), [])],
    ['huge and plain', () => plainJpeg(7000, 7000)],
    ['transparent', transparent],
    ['only a face', face],
  ])('has no detected garments: %s', async (_, image) => {
    expect(await analyze(await image())).toEqual([]);
  });

  it('has a detected garment in at most 2 of 50 cases', async () => {
    const wrong: string[] = [];
    for await (const { name, jpeg } of imagesWithoutClothes()) {
      if ((await analyze(jpeg)).length > 0) wrong.push(name);
    }
    expect(wrong.length, wrong.join(', ')).toBeLessThanOrEqual(2);
  }, 120_000);
});

describe('a detected garment', () => {
  const aside = (shapes: ReturnType<typeof inTrousers>, by: number) =>
    shapes.map(({ color, covers }) => ({ color, covers: (x: number, y: number) => covers(x - by, y) }));

  it.each<[string, () => Promise<Buffer>]>([
    ['a drawn person', () => paint(plain('#E8E2D6'), inTrousers('#C8232C', '#1A2547', '#101010'))],
    [
      'several people',
      () =>
        paint(gradient('#F4EFE6', '#C9BFB0'), [
          ...aside(inTrousers('#C8232C', '#1A2547', '#101010'), -0.3),
          ...inDress('#046B48', '#7A1F33'),
          ...aside(inTrousers('#F6D03C', '#2A62C9', '#FFFFFF'), 0.3),
        ]),
    ],
    [
      'only shoes',
      () =>
        paint(plain('#D9CDB8'), [
          ellipse('#3A2A20', 0.35, 0.6, 0.1, 0.22),
          ellipse('#3A2A20', 0.65, 0.6, 0.1, 0.22),
          box('#EFE9DF', 0.3, 0.4, 0.45, 0.47),
        ]),
    ],
  ])('has only values of the vocabularies: %s', async (_, image) => {
    const garments = await analyze(await image());
    expectValid(garments);
    const wornCategories = garments
      .filter(({ category }) => category !== 'Accessories')
      .map(({ category }) => category);
    expect(new Set(wornCategories).size).toBe(wornCategories.length);
  });

  it('is cut out where its outline is sure', async () => {
    const file = await readFile(join(packageRoot(), '../demo-world/data/images/post-diego-1.webp'));
    const top = (await analyze(file)).find(({ category }) => category === 'Tops');
    const { data, info } = await sharp(top?.cutout?.webp).raw().toBuffer({ resolveWithObject: true });
    const alphaAt = (x: number, y: number) =>
      data[4 * (Math.round(y * (info.height - 1)) * info.width + Math.round(x * (info.width - 1))) + 3];
    expect(info).toMatchObject({ channels: 4, width: top?.cutout?.width, height: top?.cutout?.height });
    expect(alphaAt(0.5, 0.5)).toBe(255);
    for (const x of [0, 1]) expect(alphaAt(x, 1)).toBe(0);
  });

  it('keeps its part of the photo when its outline is unsure', async () => {
    const file = await readFile(join(packageRoot(), '../demo-world/data/images/post-mariam-2.webp'));
    const garments = await analyze(file);
    expect(garments.length).toBeGreaterThan(0);
    expect(garments.filter(({ cutout }) => cutout)).toEqual([]);
  });

  it('is the same in a photo with an orientation tag and in the upright photo', async () => {
    const upright = await paint(plain('#E8E2D6'), inTrousers('#C8232C', '#1A2547', '#101010'));
    const turned = await sharp(upright)
      .rotate(270)
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 95 })
      .toBuffer();
    const categories = (garments: readonly DetectedGarment[]) => garments.map(({ category }) => category);
    expect(categories(await analyze(turned))).toEqual(categories(await analyze(upright)));
  });
});
