import { crc32, deflateSync, gzipSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** Valid and hostile uploads for tests, generated at run time. */

/** An image of one colour. */
export function plainJpeg(width = 60, height = 80, color = '#c04040'): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: color } })
    .jpeg()
    .toBuffer();
}

/** Adds location, author and a profile, with another orientation if one is given. */
export function withMetadata(image: Sharp, orientation = 1): Sharp {
  return image
    .withExif({
      IFD0: { Artist: 'Somebody', Software: 'Camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><!-- secret place --></x:xmpmeta>')
    .withIccProfile('p3')
    .withMetadata({ orientation });
}

/**
 * An image stored sideways, left half red and right half blue, with location and author; upright it is blue
 * below red.
 */
export function photoWithMetadata(): Promise<Buffer> {
  const half = { width: 40, height: 40, channels: 3 } as const;
  const image = sharp({ create: { ...half, width: 80, background: '#ff0000' } }).composite([
    { input: { create: { ...half, background: '#0000ff' } }, left: 40, top: 0 },
  ]);
  return withMetadata(image, 6).jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer();
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A black 1-bit PNG: a few kilobytes that decode to `side` by `side` pixels. */
export function pngBomb(side = 20_000, { interlaced = false } = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  header[12] = interlaced ? 1 : 0;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side), { level: 9 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A small JPEG whose header specifies this size. */
export async function jpegWithHeader(
  width: number,
  height: number,
  { progressive = false } = {},
): Promise<Buffer> {
  const jpeg = await sharp(await plainJpeg())
    .jpeg({ progressive })
    .toBuffer();
  const frame = jpeg.indexOf(Buffer.from([0xff, progressive ? 0xc2 : 0xc0]));
  jpeg.writeUInt16BE(height, frame + 5);
  jpeg.writeUInt16BE(width, frame + 7);
  return jpeg;
}

/** A JPEG whose header specifies 65,000 by 65,000 pixels. */
export const jpegWithHugeHeader = () => jpegWithHeader(65_000, 65_000);

/** A small AVIF whose header specifies this size. */
export async function avifWithHeader(width: number, height: number): Promise<Buffer> {
  const avif = await sharp(await plainJpeg())
    .avif({ effort: 0 })
    .toBuffer();
  const extent = avif.indexOf('ispe');
  avif.writeUInt32BE(width, extent + 8);
  avif.writeUInt32BE(height, extent + 12);
  return avif;
}

const gifHeader = Buffer.from('GIF89a\x01\x00\x01\x00\x80\x00\x00', 'latin1');

function ftyp(brand: string): Buffer {
  return Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}\0\0\0\0mif1heic`, 'latin1')]);
}

/**
 * Files in formats that are not accepted, with any names; each is rejected with `images.unsupported_format`.
 */
export const foreignFiles: Record<string, Buffer> = {
  empty: Buffer.alloc(0),
  'html.jpg': Buffer.from('<!doctype html><script>alert(1)</script>'),
  svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  'svg with declaration': Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
  svgz: gzipSync('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  'polyglot gif': Buffer.concat([gifHeader, Buffer.from('/*'), Buffer.from('*/=1;alert(1)')]),
  gifar: Buffer.concat([gifHeader, Buffer.from('PK\x03\x04', 'latin1'), Buffer.alloc(64)]),
  pdf: Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj'),
  mp4: ftyp('isom'),
  'gif of ten thousand frames': Buffer.concat([
    gifHeader,
    ...Array<Buffer>(10_000).fill(Buffer.from('2c0000000001000100000202440100', 'hex')),
  ]),
  tiff: Buffer.from('II*\0\x08\0\0\0\0\0\0\0\0\0\0\0', 'latin1'),
};

/** Files with the signature of an image that cannot be decoded; each is rejected with `images.unreadable`. */
export async function brokenImages(): Promise<Record<string, Buffer>> {
  const jpeg = await sharp({
    create: {
      width: 200,
      height: 200,
      channels: 3,
      background: '#888888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer();
  const png = await sharp(jpeg).png().toBuffer();
  return {
    'truncated jpeg': jpeg.subarray(0, jpeg.length / 2),
    'truncated png': png.subarray(0, png.length / 2),
    'jpeg magic alone': Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0, 0]),
    'png magic with a script': Buffer.concat([png.subarray(0, 8), Buffer.from('<script>alert(1)</script>')]),
    heic: Buffer.concat([ftyp('heic'), Buffer.alloc(200)]),
  };
}
