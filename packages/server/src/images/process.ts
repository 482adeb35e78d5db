import { availableParallelism } from 'node:os';
import { uploadImageLongSidePx, uploadJpegQuality } from '@aura/domain/limits/images';
import { paletteOf } from '@aura/domain/palette/palette';
import { DomainError } from '../errors/domain-error.ts';
import { createQueue, type Queue } from '../queue.ts';
import { decodeCost } from './decode-cost.ts';
import { openImage, readHeader } from './decoder.ts';
import { thumbHashOf } from './thumbhash.ts';

/** The formats in which images are stored; only WebP is transparent. */
export type ImageFormat = 'jpeg' | 'webp';

/** An uploaded image, re-encoded and without metadata. */
export interface ProcessedImage {
  readonly jpeg: Buffer;
  /** In pixels, like `height`. */
  readonly width: number;
  readonly height: number;
  /** ThumbHash, base64-encoded. */
  readonly thumbhash: string;
  /** Hex colours, the strongest first. */
  readonly palette: string[];
}

const thumbSidePx = 48;
const quality = Math.round(uploadJpegQuality * 100);
/** Variants are shown at a higher pixel density, where a lower quality is not visible. */
const variantQuality = 80;

/** At this quality an AVIF has the structural similarity of the JPEG variant (`npm run bench -- formats`). */
const avifOptions = { quality: 65, effort: 3, chromaSubsampling: '4:2:0' } as const;

/** One core remains free for requests; more than 2 concurrent decodings would only use more memory. */
const maxDecodings = Math.max(1, Math.min(2, availableParallelism() - 1));
const maxWaitingDecodings = 48;
const maxWaitingVariants = 256;

const queueName = 'image_queue';
const decodings = createQueue(maxDecodings, maxWaitingDecodings, queueName);
const heavyDecodings = createQueue(1, maxWaitingDecodings, queueName);
const variants = createQueue(maxDecodings, maxWaitingVariants, queueName);
const avifEncodings = createQueue(1, maxWaitingVariants, queueName);

/**
 * Chooses the queue for an image by its header alone.
 * @throws `images.unsupported_format`, `images.unreadable`
 */
export async function queueFor(bytes: Uint8Array): Promise<Queue> {
  const cost = decodeCost(await readHeader(bytes));
  if (cost === 'refused') throw new DomainError('images.unreadable');
  return cost === 'heavy' ? (job) => heavyDecodings(() => decodings(job)) : decodings;
}

/** Opens an upload in the size in which its photo is stored. */
export function openUpload(bytes: Uint8Array) {
  return openImage(bytes).resize(uploadImageLongSidePx, uploadImageLongSidePx, {
    fit: 'inside',
    withoutEnlargement: true,
  });
}

function encode(bytes: Uint8Array) {
  return openUpload(bytes)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality })
    .toBuffer({ resolveWithObject: true });
}

/** The pixels that are not mostly transparent. */
function opaquePixels(rgba: Uint8Array): Uint8Array {
  const isOpaque = (at: number) => (rgba[at - (at % 4) + 3] ?? 0) > 127;
  return rgba.filter((_, at) => isOpaque(at));
}

/** ThumbHash and palette of a decoded image. */
export async function describe(bytes: Uint8Array) {
  const { data, info } = await openImage(bytes)
    .resize(thumbSidePx, thumbSidePx, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { thumbhash: thumbHashOf(data, info.width, info.height), palette: paletteOf(opaquePixels(data)) };
}

async function decode(bytes: Uint8Array): Promise<ProcessedImage> {
  const { data: jpeg, info } = await encode(bytes);
  return { jpeg, width: info.width, height: info.height, ...(await describe(jpeg)) };
}

/**
 * Re-encodes untrusted bytes: upright, transparency on white, at most `uploadImageLongSidePx` on the long side,
 * sRGB JPEG, first page only, without metadata (docs/product.md section 5).
 * @param bytes the upload; its name and declared type are ignored
 * @throws `images.unsupported_format` when it is not a JPEG, PNG, WebP, AVIF or HEIF, `images.unreadable` when it
 * is corrupt or has too many pixels, `queue.full` when too many uploads are waiting
 */
export async function processUpload(bytes: Uint8Array): Promise<ProcessedImage> {
  const queue = await queueFor(bytes);
  return queue(() =>
    decode(bytes).catch(() => {
      throw new DomainError('images.unreadable');
    }),
  );
}

/**
 * Creates a smaller copy of a stored image; it is never larger than the original.
 * @param bytes the stored image
 * @param width in pixels
 */
export async function resizeVariant(bytes: Uint8Array, width: number, format: ImageFormat): Promise<Buffer> {
  return variants(() =>
    openImage(bytes)
      .resize({ width, withoutEnlargement: true })
      .toFormat(format, { quality: variantQuality })
      .toBuffer(),
  );
}

/**
 * Encodes a stored image as AVIF, one image at a time.
 * @param width in pixels; the result is never larger than the original
 */
export async function encodeAvif(bytes: Uint8Array, width: number): Promise<Buffer> {
  return avifEncodings(() =>
    openImage(bytes).resize({ width, withoutEnlargement: true }).avif(avifOptions).toBuffer(),
  );
}
