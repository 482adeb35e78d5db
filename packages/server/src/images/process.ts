import { uploadImageLongSidePx, uploadJpegQuality } from '@aura/domain/limits';
import { paletteOf } from '@aura/domain/palette/palette';
import { HttpError } from '../http/http-error.ts';
import { openPicture } from './decoder.ts';
import { createQueue } from './queue.ts';
import { sniffFormat } from './sniff.ts';
import { thumbHashOf } from './thumbhash.ts';

/** A picture as it is stored: our own encoding of it, without anything that came along. */
export interface ProcessedPicture {
  readonly jpeg: Buffer;
  /** Pixels, like `height`. */
  readonly width: number;
  readonly height: number;
  /** ThumbHash as base64. */
  readonly thumbhash: string;
  /** Hex colours, the strongest first. */
  readonly palette: string[];
}

const thumbSidePx = 48;
const quality = Math.round(uploadJpegQuality * 100);
/** Smaller pictures are looked at more closely packed: less quality does not show. */
const variantQuality = 80;

const uploads = createQueue(2, 24);
/** A progressive JPEG is held in memory whole, about 4 bytes a pixel: the large ones pass one by one. */
const largeUploads = createQueue(1, 24);
const largeFromPixels = 16_000_000;
const variants = createQueue(2, 256);

/** @throws `UNREADABLE_IMAGE` for whatever the decoder cannot or may not read */
async function decoding<Result>(job: () => Promise<Result>): Promise<Result> {
  try {
    return await job();
  } catch {
    throw new HttpError('UNREADABLE_IMAGE');
  }
}

/** Reads the header alone; a picture beyond the pixel limit ends here, before a pixel is decoded. */
async function isLarge(bytes: Uint8Array): Promise<boolean> {
  const { width, height } = await openPicture(bytes).metadata();
  return width * height > largeFromPixels;
}

function encode(bytes: Uint8Array) {
  return openPicture(bytes)
    .resize(uploadImageLongSidePx, uploadImageLongSidePx, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality })
    .toBuffer({ resolveWithObject: true });
}

async function describe(jpeg: Buffer) {
  const { data, info } = await openPicture(jpeg)
    .resize(thumbSidePx, thumbSidePx, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { thumbhash: thumbHashOf(data, info.width, info.height), palette: paletteOf(data) };
}

/**
 * Turns untrusted bytes into a picture of ours: oriented, on white, at most `uploadImageLongSidePx` on its long
 * side, sRGB JPEG, first page only, every kind of metadata gone (docs/product.md section 9).
 * @param bytes the upload; neither its name nor its declared type matters
 * @throws `UNSUPPORTED_MEDIA` when it is no JPEG, PNG, WebP, AVIF or HEIF, `UNREADABLE_IMAGE` when it is
 * broken or has too many pixels, `UNAVAILABLE` when too many uploads wait
 */
export async function processUpload(bytes: Uint8Array): Promise<ProcessedPicture> {
  if (sniffFormat(bytes) === null) throw new HttpError('UNSUPPORTED_MEDIA');
  const large = await decoding(() => isLarge(bytes));
  return (large ? largeUploads : uploads)(() =>
    decoding(async () => {
      const { data: jpeg, info } = await encode(bytes);
      return { jpeg, width: info.width, height: info.height, ...(await describe(jpeg)) };
    }),
  );
}

/**
 * A smaller copy of a stored picture. It is never larger than the original.
 * @param jpeg a picture that `processUpload` made
 * @param width pixels
 */
export async function resizeVariant(jpeg: Uint8Array, width: number): Promise<Buffer> {
  return variants(() =>
    openPicture(jpeg)
      .resize({ width, withoutEnlargement: true })
      .jpeg({ quality: variantQuality })
      .toBuffer(),
  );
}
