import { availableParallelism } from 'node:os';
import { uploadImageLongSidePx, uploadJpegQuality } from '@aura/domain/limits';
import { paletteOf } from '@aura/domain/palette/palette';
import { HttpError } from '../http/http-error.ts';
import { openImage } from './decoder.ts';
import { createQueue, type Queue } from './queue.ts';
import { sniffFormat } from './sniff.ts';
import { thumbHashOf } from './thumbhash.ts';
import { weigh } from './weight.ts';

/** An image as it is stored: our own encoding of it, without anything that came along. */
export interface ProcessedImage {
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
/** Smaller images are looked at more closely packed: less quality does not show. */
const variantQuality = 80;

/** One core stays free for requests, and more than two decodings at a time would only take more memory. */
const decodingsAtOnce = Math.max(1, Math.min(2, availableParallelism() - 1));
const waitingMax = 48;

const decodings = createQueue(decodingsAtOnce, waitingMax);
const heavyDecodings = createQueue(1, waitingMax);
const variants = createQueue(decodingsAtOnce, 256);

/** @throws `UNREADABLE_IMAGE` for whatever the decoder cannot or may not read */
async function decoding<Result>(job: () => Promise<Result>): Promise<Result> {
  try {
    return await job();
  } catch {
    throw new HttpError('UNREADABLE_IMAGE');
  }
}

/**
 * Where an image has to wait for its turn; only its header is read.
 * @throws `UNREADABLE_IMAGE` when it may not be decoded at all
 */
async function queueFor(bytes: Uint8Array): Promise<Queue> {
  const weight = weigh(await decoding(() => openImage(bytes).metadata()));
  if (weight === 'refused') throw new HttpError('UNREADABLE_IMAGE');
  return weight === 'heavy' ? (job) => heavyDecodings(() => decodings(job)) : decodings;
}

function encode(bytes: Uint8Array) {
  return openImage(bytes)
    .resize(uploadImageLongSidePx, uploadImageLongSidePx, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality })
    .toBuffer({ resolveWithObject: true });
}

async function describe(jpeg: Buffer) {
  const { data, info } = await openImage(jpeg)
    .resize(thumbSidePx, thumbSidePx, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { thumbhash: thumbHashOf(data, info.width, info.height), palette: paletteOf(data) };
}

/**
 * Turns untrusted bytes into an image of ours: oriented, on white, at most `uploadImageLongSidePx` on its long
 * side, sRGB JPEG, first page only, every kind of metadata gone (docs/product.md section 9).
 * @param bytes the upload; neither its name nor its declared type matters
 * @throws `UNSUPPORTED_MEDIA` when it is no JPEG, PNG, WebP, AVIF or HEIF, `UNREADABLE_IMAGE` when it is
 * broken or has too many pixels, `UNAVAILABLE` when too many uploads wait
 */
export async function processUpload(bytes: Uint8Array): Promise<ProcessedImage> {
  if (sniffFormat(bytes) === null) throw new HttpError('UNSUPPORTED_MEDIA');
  const inTurn = await queueFor(bytes);
  return inTurn(() =>
    decoding(async () => {
      const { data: jpeg, info } = await encode(bytes);
      return { jpeg, width: info.width, height: info.height, ...(await describe(jpeg)) };
    }),
  );
}

/**
 * A smaller copy of a stored image. It is never larger than the original.
 * @param jpeg an image that `processUpload` made
 * @param width pixels
 */
export async function resizeVariant(jpeg: Uint8Array, width: number): Promise<Buffer> {
  return variants(() =>
    openImage(jpeg).resize({ width, withoutEnlargement: true }).jpeg({ quality: variantQuality }).toBuffer(),
  );
}
