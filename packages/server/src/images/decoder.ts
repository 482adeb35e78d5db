import { inputImageMaxPixels } from '@aura/domain/limits/images';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { DomainError } from '../errors/domain-error.ts';

/** The only libvips loaders that are enabled: JPEG, PNG, WebP and HEIF/AVIF. SVG, PDF, GIF and all others are blocked. */
const loaders = [
  'VipsForeignLoadJpegBuffer',
  'VipsForeignLoadPngBuffer',
  'VipsForeignLoadWebpBuffer',
  'VipsForeignLoadHeifBuffer',
];

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: loaders });
// Each upload is decoded once, so a cache would only use memory.
sharp.cache(false);
// One thread per decoding; the queues limit how many run concurrently.
sharp.concurrency(1);

/**
 * Opens untrusted bytes without decoding them.
 * @param bytes a file whose header `readHeader` accepts
 */
export function openImage(bytes: Uint8Array): Sharp {
  return sharp(bytes, {
    limitInputPixels: inputImageMaxPixels,
    failOn: 'error',
    pages: 1,
    autoOrient: true,
    sequentialRead: true,
  });
}

/** sharp's messages for bytes that none of the enabled loaders recognizes by their signature. */
const unsupportedMessages = /unsupported image format|Input (Buffer|Bit Array) is empty/i;

/**
 * Detects an upload's format from its content and reads its header. Its name and declared type are ignored;
 * no pixel is decoded.
 * @throws `images.unsupported_format` when it is not a JPEG, PNG, WebP, AVIF or HEIF, `images.unreadable`
 * when its header is corrupt or specifies more than `inputImageMaxPixels`
 */
export async function readHeader(bytes: Uint8Array): Promise<Metadata> {
  try {
    return await openImage(bytes).metadata();
  } catch (error) {
    const isUnsupported = error instanceof Error && unsupportedMessages.test(error.message);
    throw new DomainError(isUnsupported ? 'images.unsupported_format' : 'images.unreadable');
  }
}
