import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { readImageHeader } from './image-header.ts';

const image = () =>
  sharp({ create: { width: 90, height: 40, channels: 4, background: { r: 40, g: 80, b: 120, alpha: 0.5 } } });
const bytes = async (made: Sharp) => new Uint8Array(await made.toBuffer());

describe('readImageHeader', () => {
  it.each([
    ['a JPEG', () => image().jpeg(), { width: 90, height: 40, sideways: false }],
    [
      'a progressive one',
      () => image().jpeg({ progressive: true }),
      { width: 90, height: 40, sideways: false },
    ],
    [
      'one turned by half',
      () => image().withMetadata({ orientation: 3 }).jpeg(),
      { width: 90, height: 40, sideways: false },
    ],
    [
      'one taken upright',
      () => image().withMetadata({ orientation: 6 }).jpeg(),
      { width: 90, height: 40, sideways: true },
    ],
    [
      'one with a camera, a place and a colour profile',
      () =>
        image()
          .withIccProfile('p3')
          .withExif({ IFD0: { Make: 'Aura' }, IFD3: { GPSLatitudeRef: 'N' } })
          .jpeg(),
      { width: 90, height: 40, sideways: false },
    ],
    ['a PNG', () => image().png(), { width: 90, height: 40, sideways: null }],
    ['a WebP', () => image().removeAlpha().webp(), { width: 90, height: 40, sideways: null }],
    ['one with transparency', () => image().webp(), { width: 90, height: 40, sideways: null }],
    ['one without loss', () => image().webp({ lossless: true }), { width: 90, height: 40, sideways: null }],
  ])('reads %s', async (_name, make, expected) => {
    expect(readImageHeader(await bytes(make()))).toEqual(expected);
  });

  it('when the format is another one, returns null', async () => {
    expect(readImageHeader(new Uint8Array())).toBeNull();
    expect(
      readImageHeader(new TextEncoder().encode('This is a shopping list, not a photograph.')),
    ).toBeNull();
    expect(readImageHeader(await bytes(image().gif()))).toBeNull();
  });

  it('when the bytes are truncated, returns null or the size', async () => {
    const whole = await bytes(image().withMetadata({ orientation: 6 }).jpeg());
    for (let length = 0; length < 160; length += 1) {
      const header = readImageHeader(whole.slice(0, length));
      expect(header === null || header.width === 90).toBe(true);
    }
  });
});
