import { errorCopy } from '@aura/domain/copy/errors';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { prepareImage } from './prepare-image.ts';
import { reencodeImage as prepareImageHere } from './reencode-image.ts';

interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly type?: string;
}

/** An image whose upper left quarter is red, the rest blue; in a PNG the lower half is transparent. */
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

/** A block that says "turn me a quarter to the right", as cameras held upright write it, with a maker's name. */
const exif = [
  ...[0xff, 0xe1, 0x00, 0x38, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0x00, 0x2a, 0, 0, 0, 8, 0, 2],
  ...[0x01, 0x0f, 0, 2, 0, 0, 0, 10, 0, 0, 0, 38],
  ...[0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0],
  ...[0, 0, 0, 0],
  ...new TextEncoder().encode('AuraCamera'),
];

async function turned(jpeg: Blob): Promise<Blob> {
  const bytes = new Uint8Array(await jpeg.arrayBuffer());
  return new Blob([bytes.slice(0, 2), new Uint8Array(exif), bytes.slice(2)], { type: 'image/jpeg' });
}

interface Seen {
  readonly width: number;
  readonly height: number;
  /** Colour at a place given in fractions of the sides. */
  at(x: number, y: number): string;
}

async function look(photo: Blob): Promise<Seen> {
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

/** A PNG that says it is this large; its pixels are missing. */
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

const ways = [
  ['in the worker', prepareImage],
  ['in the page', prepareImageHere],
] as const;

describe.each(ways)('a photo prepared %s', (_way, prepare) => {
  it('is scaled to a long side of 1200', async () => {
    const photo = await prepare(await draw({ width: 3000, height: 2000 }));
    expect(photo.type).toBe('image/jpeg');
    const seen = await look(photo);
    expect([seen.width, seen.height]).toEqual([1200, 800]);
    expect([seen.at(0.25, 0.25), seen.at(0.75, 0.25), seen.at(0.25, 0.75)]).toEqual(['red', 'blue', 'blue']);
  });

  it('is never enlarged', async () => {
    const seen = await look(await prepare(await draw({ width: 300, height: 200 })));
    expect([seen.width, seen.height]).toEqual([300, 200]);
  });

  it('stands upright, and what the camera wrote is gone', async () => {
    const taken = await turned(await draw({ width: 2400, height: 1600 }));
    expect(await textOf(taken)).toContain('AuraCamera');
    const photo = await prepare(taken);
    expect(await textOf(photo)).not.toMatch(/Exif|AuraCamera/);
    const seen = await look(photo);
    expect([seen.width, seen.height]).toEqual([800, 1200]);
    expect([seen.at(0.75, 0.25), seen.at(0.25, 0.25), seen.at(0.75, 0.75)]).toEqual(['red', 'blue', 'blue']);
  });

  it('is white where it was transparent', async () => {
    const seen = await look(await prepare(await draw({ width: 400, height: 400, type: 'image/png' })));
    expect([seen.at(0.25, 0.25), seen.at(0.5, 0.75)]).toEqual(['red', 'white']);
  });

  it.each([
    ['no bytes', file([]), errorCopy.imageNotLoaded],
    ['a text under a wrong name', file(['This is a shopping list.']), errorCopy.imageNotLoaded],
    ['HEIC', file(['\0\0\0\x18ftypheic\0\0\0\0mif1heic'], 'live.heic'), errorCopy.imageNotLoaded],
    ['a JPEG that breaks off', file([new Uint8Array([0xff, 0xd8, 0xff, 0xdb, 0])]), errorCopy.imageNotLoaded],
    ['more than 50 megapixels', pngOf(10_000, 5_001), errorCopy.imageTooManyPixels],
  ])('is refused: %s', async (_name, broken, text) => {
    await expect(prepare(broken)).rejects.toThrow(text);
  });
});

describe('prepareImageHere', () => {
  it('decodes nothing in the page', async () => {
    const taken = await draw({ width: 2000, height: 1000 });
    const decode = vi.spyOn(globalThis, 'createImageBitmap');
    expect((await prepareImage(taken)).type).toBe('image/jpeg');
    expect(decode).not.toHaveBeenCalled();
  });

  it('refuses more than 25 MB without looking', async () => {
    const slice = vi.spyOn(Blob.prototype, 'slice');
    await expect(prepareImage(file([new Uint8Array(26_214_401)]))).rejects.toThrow(errorCopy.imageTooLarge);
    expect(slice).not.toHaveBeenCalled();
  });
});

describe('prepareImageHere', () => {
  it('stands upright even where the browser cannot scale while it decodes', async () => {
    const decode = createImageBitmap;
    vi.stubGlobal('createImageBitmap', (source: Blob, { imageOrientation }: ImageBitmapOptions) =>
      decode(source, { imageOrientation }),
    );
    const seen = await look(await prepareImageHere(await turned(await draw({ width: 2400, height: 1600 }))));
    expect([seen.width, seen.height]).toEqual([800, 1200]);
  });

  it('says when the file cannot be read', async () => {
    const gone = file(['x']);
    vi.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotReadableError'));
    await expect(prepareImageHere(gone)).rejects.toThrow(errorCopy.fileNotRead);
  });
});
