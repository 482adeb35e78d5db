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

describe('what an image weighs', () => {
  it.each<[string, Partial<ImageHeader>, ReturnType<typeof decodeCost>]>([
    ['a photo of 12 megapixels', {}, 'light'],
    ['one of 49', { width: 7000, height: 7000 }, 'heavy'],
    ['one at the limit', { width: 10_000, height: inputImageMaxPixels / 10_000 }, 'heavy'],
    ['one beyond it', { width: 10_000, height: inputImageMaxPixels / 10_000 + 1 }, 'refused'],
    ['one as wide as it may be', { width: maxSidePx, height: 1 }, 'light'],
    ['one wider', { width: maxSidePx + 1, height: 1 }, 'refused'],
    ['one higher', { width: 1, height: maxSidePx + 1 }, 'refused'],
    ['a progressive photo, held whole', { isProgressive: true }, 'heavy'],
    ['one of 16 megapixels', { isProgressive: true, width: 4000, height: 4000 }, 'refused'],
    ['an interlaced PNG', { format: 'png', isProgressive: true, width: 1000, height: 1000 }, 'heavy'],
    ['one with two bytes a channel', { format: 'png', isProgressive: true, depth: 'ushort' }, 'refused'],
    ['a WebP, scaled while it is read', { format: 'webp', width: 7000, height: 7000 }, 'heavy'],
    ['an AVIF of 4 megapixels', { format: 'heif', width: 2000, height: 2000 }, 'heavy'],
    ['one of 12', { format: 'heif' }, 'refused'],
    ['one of 4 with ten bits', { format: 'heif', depth: 'ushort', width: 2000, height: 2000 }, 'refused'],
  ])('%s', (_, header, weight) => {
    expect(decodeCost({ ...photo, ...header })).toBe(weight);
  });

  it.each([
    ['progressive JPEG', jpegWithHeader(7000, 7000, { progressive: true })],
    ['interlaced PNG', Promise.resolve(pngBomb(6000, { interlaced: true }))],
  ])('is read from the file: %s', async (_, file) => {
    const header = await openImage(await file).metadata();
    expect(header.isProgressive).toBe(true);
    expect(decodeCost(header)).toBe('refused');
  });
});
