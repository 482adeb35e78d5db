import { inputImageMaxPixels } from '@aura/domain/limits/images';
import { describe, expect, it } from 'vitest';
import { decodeCost, type ImageHeader, maxSidePx } from './decode-cost.ts';
import { openImage } from './decoder.ts';
import { jpegWithHeader, pngBomb } from './testing/files.ts';

const photo: ImageHeader = {
  width: 4000,
  height: 3000,
  format: 'jpeg',
  isProgressive: false,
  depth: 'uchar',
};

describe('decodeCost', () => {
  it.each<[string, Partial<ImageHeader>, ReturnType<typeof decodeCost>]>([
    ['a photo of 12 megapixels', {}, 'light'],
    ['a photo of 49 megapixels', { width: 7000, height: 7000 }, 'heavy'],
    ['a photo at the limit of pixels', { width: 10_000, height: inputImageMaxPixels / 10_000 }, 'heavy'],
    [
      'a photo above the limit of pixels',
      { width: 10_000, height: inputImageMaxPixels / 10_000 + 1 },
      'refused',
    ],
    ['an image of the maximum width', { width: maxSidePx, height: 1 }, 'light'],
    ['a wider image', { width: maxSidePx + 1, height: 1 }, 'refused'],
    ['an image above the maximum height', { width: 1, height: maxSidePx + 1 }, 'refused'],
    ['a progressive photo', { isProgressive: true }, 'heavy'],
    ['a progressive photo of 16 megapixels', { isProgressive: true, width: 4000, height: 4000 }, 'refused'],
    ['an interlaced PNG', { format: 'png', isProgressive: true, width: 1000, height: 1000 }, 'heavy'],
    [
      'an interlaced PNG with 16 bits per channel',
      { format: 'png', isProgressive: true, depth: 'ushort' },
      'refused',
    ],
    ['a WebP of 49 megapixels', { format: 'webp', width: 7000, height: 7000 }, 'heavy'],
    ['an AVIF of 4 megapixels', { format: 'heif', width: 2000, height: 2000 }, 'heavy'],
    ['an AVIF of 12 megapixels', { format: 'heif' }, 'refused'],
    [
      'an AVIF of 4 megapixels with 10 bits',
      { format: 'heif', depth: 'ushort', width: 2000, height: 2000 },
      'refused',
    ],
  ])('classifies %s', (_, header, weight) => {
    expect(decodeCost({ ...photo, ...header })).toBe(weight);
  });

  it.each([
    ['progressive JPEG', jpegWithHeader(7000, 7000, { progressive: true })],
    ['interlaced PNG', Promise.resolve(pngBomb(6000, { interlaced: true }))],
  ])('reads the properties from the header of a %s', async (_, file) => {
    const header = await openImage(await file).metadata();
    expect(header.isProgressive).toBe(true);
    expect(decodeCost(header)).toBe('refused');
  });
});
