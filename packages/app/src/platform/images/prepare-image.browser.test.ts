import { errorCopy } from '@aura/domain/copy/errors';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { prepareImage, prepareItemImage } from './prepare-image.ts';
import { reencodeImage } from './reencode-image.ts';

interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly type?: string;
}

/**
 * Draws an image whose upper left quarter is red and the rest blue; in a PNG the lower half is transparent.
 */
async function draw({ width, height, type = 'image/jpeg' }: Drawing): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.fillStyle = '#0000ff';
  context.fillRect(0, 0, width, type === 'image/png' ? height / 2 : height);
  context.fillStyle = '#ff0000';
  context.fillRect(0, 0, width / 2, height / 2);
  return canvas.convertToBlob({ type });
}

/** An Exif block with the orientation 6 (rotate 90° clockwise) and a maker's name. */
const exif = [
  0xff,
  0xe1,
  0x00,
  0x38,
  0x45,
  0x78,
  0x69,
  0x66,
  0,
  0,
  0x4d,
  0x4d,
  0x00,
  0x2a,
  0,
  0,
  0,
  8,
  0,
  2,
  0x01,
  0x0f,
  0,
  2,
  0,
  0,
  0,
  10,
  0,
  0,
  0,
  38,
  0x01,
  0x12,
  0,
  3,
  0,
  0,
  0,
  1,
  0,
  6,
  0,
  0,
  0,
  0,
  0,
  0,
  ...new TextEncoder().encode('AuraCamera'),
];

async function turned(jpeg: Blob): Promise<Blob> {
  const bytes = new Uint8Array(await jpeg.arrayBuffer());
  return new Blob([bytes.slice(0, 2), new Uint8Array(exif), bytes.slice(2)], { type: 'image/jpeg' });
}

interface DecodedImage {
  readonly width: number;
  readonly height: number;
  /** Returns the colour at a position given as fractions of width and height. */
  at(x: number, y: number): string;
}

async function decodeImage(photo: Blob): Promise<DecodedImage> {
  const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' });
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.drawImage(bitmap, 0, 0);
  const at = (x: number, y: number) => {
    const [red = 0, green = 0, blue = 0] = context.getImageData(width * x, height * y, 1, 1).data;
    if (red > 200 && green > 200 && blue > 200) return 'white';
    if (red > 200) return 'red';
    return blue > 200 ? 'blue' : `${red} ${green} ${blue}`;
  };
  return { width, height, at };
}

const textOf = (blob: Blob) => new Response(blob).text();
const file = (parts: BlobPart[], name = 'coat.jpg') => new File(parts, name, { type: 'image/jpeg' });

/** Creates a PNG header with this size and no pixels. */
function pngOf(width: number, height: number): File {
  const header = new DataView(new ArrayBuffer(33));
  [0x89504e47, 0x0d0a1a0a, 13, 0x49484452, width, height].forEach((word, index) => {
    header.setUint32(index * 4, word);
  });
  return file([header.buffer], 'large.png');
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const implementations = [
  ['in the worker', prepareImage],
  ['in the page', reencodeImage],
] as const;

describe.each(implementations)('a photo prepared %s', (_name, prepare) => {
  it('is scaled down to a long side of 1200 px', async () => {
    const photo = await prepare(await draw({ width: 3000, height: 2000 }));
    expect(photo.type).toBe('image/jpeg');
    const image = await decodeImage(photo);
    expect([image.width, image.height]).toEqual([1200, 800]);
    expect([image.at(0.25, 0.25), image.at(0.75, 0.25), image.at(0.25, 0.75)]).toEqual([
      'red',
      'blue',
      'blue',
    ]);
  });

  it('is never enlarged', async () => {
    const image = await decodeImage(await prepare(await draw({ width: 300, height: 200 })));
    expect([image.width, image.height]).toEqual([300, 200]);
  });

  it('is upright and contains no metadata', async () => {
    const taken = await turned(await draw({ width: 2400, height: 1600 }));
    expect(await textOf(taken)).toContain('AuraCamera');
    const photo = await prepare(taken);
    expect(await textOf(photo)).not.toMatch(/Exif|AuraCamera/);
    const image = await decodeImage(photo);
    expect([image.width, image.height]).toEqual([800, 1200]);
    expect([image.at(0.75, 0.25), image.at(0.25, 0.25), image.at(0.75, 0.75)]).toEqual([
      'red',
      'blue',
      'blue',
    ]);
  });

  it('is white where it was transparent', async () => {
    const image = await decodeImage(
      await prepare(await draw({ width: 400, height: 400, type: 'image/png' })),
    );
    expect([image.at(0.25, 0.25), image.at(0.5, 0.75)]).toEqual(['red', 'white']);
  });

  it.each([
    ['no bytes', file([]), errorCopy.imageNotLoaded],
    ['a text under a wrong name', file(['This is a shopping list.']), errorCopy.imageNotLoaded],
    ['HEIC', file(['\0\0\0\x18ftypheic\0\0\0\0mif1heic'], 'live.heic'), errorCopy.heicNotLoaded],
    ['a JPEG that breaks off', file([new Uint8Array([0xff, 0xd8, 0xff, 0xdb, 0])]), errorCopy.imageNotLoaded],
    ['more than 50 megapixels', pngOf(10_000, 5_001), errorCopy.imageTooManyPixels],
  ])('is rejected: %s', async (_name, broken, text) => {
    await expect(prepare(broken)).rejects.toThrow(text);
  });
});

describe('prepareItemImage', () => {
  it.each([
    ['in the worker', prepareItemImage],
    ['in the page', (photo: Blob) => reencodeImage(photo, true)],
  ] as const)('keeps the transparency of an image without background, %s', async (_, prepare) => {
    const photo = await prepare(await draw({ width: 1600, height: 1600, type: 'image/png' }));
    expect(photo.type).toBe('image/webp');
    const bitmap = await createImageBitmap(photo);
    const context = new OffscreenCanvas(1200, 1200).getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const alphaAt = (x: number, y: number) => context?.getImageData(x, y, 1, 1).data[3];
    expect([bitmap.width, alphaAt(300, 300), alphaAt(300, 900)]).toEqual([1200, 255, 0]);
  });

  it('encodes a photo as JPEG', async () => {
    const photo = await draw({ width: 400, height: 400 });
    expect((await prepareItemImage(photo)).type).toBe('image/jpeg');
  });
});

describe('prepareImage', () => {
  it('decodes in the worker, not in the page', async () => {
    const taken = await draw({ width: 2000, height: 1000 });
    const decode = vi.spyOn(globalThis, 'createImageBitmap');
    expect((await prepareImage(taken)).type).toBe('image/jpeg');
    expect(decode).not.toHaveBeenCalled();
  });

  it('rejects a file above 25 MB without reading it', async () => {
    const slice = vi.spyOn(Blob.prototype, 'slice');
    await expect(prepareImage(file([new Uint8Array(26_214_401)]))).rejects.toThrow(errorCopy.imageTooLarge);
    expect(slice).not.toHaveBeenCalled();
  });
});

describe('reencodeImage', () => {
  it('when the browser cannot scale while decoding, returns an upright image', async () => {
    const decode = createImageBitmap;
    vi.stubGlobal('createImageBitmap', (source: Blob, { imageOrientation }: ImageBitmapOptions) =>
      decode(source, { imageOrientation }),
    );
    const image = await decodeImage(
      await reencodeImage(await turned(await draw({ width: 2400, height: 1600 }))),
    );
    expect([image.width, image.height]).toEqual([800, 1200]);
  });

  it('when the file cannot be read, rejects with that message', async () => {
    const gone = file(['x']);
    vi.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotReadableError'));
    await expect(reencodeImage(gone)).rejects.toThrow(errorCopy.fileNotRead);
  });
});
