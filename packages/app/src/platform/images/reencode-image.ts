import { errorCopy } from '@aura/domain/copy/errors';
import { inputImageMaxPixels, uploadImageLongSidePx, uploadJpegQuality } from '@aura/domain/limits/images';
import { fitLongSide } from '@aura/domain/rules/images';
import { isCutOut } from '@aura/domain/rules/transparency';
import { type ImageHeader, isHeic, readImageHeader } from './image-header.ts';

/** Number of bytes read for the header; colour profiles and previews can precede the size. */
const headerBytes = 524_288;

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Decodes a photo and encodes it for upload: upright, white under transparency, long side at most
 * `uploadImageLongSidePx` pixels, JPEG without metadata (docs/product.md section 5). Runs in a worker, or in the page
 * when there is none.
 * @param keepsTransparency whether an image without background stays transparent, as a WebP or PNG
 * @throws Error with a message for the user
 */
export async function reencodeImage(file: Blob, keepsTransparency = false): Promise<Blob> {
  const start = await readStart(file);
  const header = readImageHeader(start);
  if (header) checkPixels(header);
  const bitmap = await decode(file, header).catch(() => {
    throw new Error(isHeic(start) ? errorCopy.heicNotLoaded : errorCopy.imageNotLoaded);
  });
  try {
    checkPixels(bitmap);
    return await encode(bitmap, keepsTransparency);
  } finally {
    bitmap.close();
  }
}

async function readStart(file: Blob): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(0, headerBytes).arrayBuffer());
  } catch {
    throw new Error(errorCopy.fileNotRead);
  }
}

function checkPixels({ width, height }: Size): void {
  if (width * height > inputImageMaxPixels) throw new Error(errorCopy.imageTooManyPixels);
}

/** Scales a size down to the upload size. */
const fitted = ({ width, height }: Size): Size => fitLongSide(width, height, uploadImageLongSidePx);

const upright = { imageOrientation: 'from-image' } as const;

async function decode(file: Blob, header: ImageHeader | null): Promise<ImageBitmap> {
  return (await decodeSmall(file, header)) ?? createImageBitmap(file, upright);
}

/** Scales down while decoding, which needs less memory. Returns null when the result may not be upright. */
async function decodeSmall(file: Blob, header: ImageHeader | null): Promise<ImageBitmap | null> {
  if (header === null || header.sideways === null) return null;
  const { width, height, sideways } = header;
  const size = fitted(sideways ? { width: height, height: width } : { width, height });
  if (size.width >= width && size.height >= height) return null;
  const bitmap = await createImageBitmap(file, {
    ...upright,
    resizeWidth: size.width,
    resizeHeight: size.height,
    resizeQuality: 'high',
  });
  if (bitmap.width === size.width && bitmap.height === size.height) return bitmap;
  // This browser resizes before it rotates, which distorts the image.
  bitmap.close();
  return null;
}

/** Draws a photo in a size, over white unless `ground` is null. */
function draw(bitmap: ImageBitmap, { width, height }: Size, ground: 'white' | null) {
  const canvas = createCanvas({ width, height });
  // The types of both kinds of canvas have no common context.
  const context = canvas.getContext('2d') as
    | CanvasRenderingContext2D
    | OffscreenCanvasRenderingContext2D
    | null;
  if (context === null) throw new Error(errorCopy.imageNotLoaded);
  if (ground !== null) {
    context.fillStyle = ground;
    context.fillRect(0, 0, width, height);
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return { canvas, context };
}

/** Long side of the image whose transparency is measured, in pixels. */
const sampleSide = 128;

function hasNoBackground(bitmap: ImageBitmap): boolean {
  const size = fitLongSide(bitmap.width, bitmap.height, sampleSide);
  const { context } = draw(bitmap, size, null);
  return isCutOut(context.getImageData(0, 0, size.width, size.height).data);
}

async function encode(bitmap: ImageBitmap, keepsTransparency: boolean): Promise<Blob> {
  const isTransparent = keepsTransparency && hasNoBackground(bitmap);
  const { canvas } = draw(bitmap, fitted(bitmap), isTransparent ? null : 'white');
  return toBlob(canvas, isTransparent ? 'image/webp' : 'image/jpeg');
}

type Canvas = OffscreenCanvas | HTMLCanvasElement;

function createCanvas({ width, height }: Size): Canvas {
  if ('OffscreenCanvas' in globalThis) return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement('canvas'), { width, height });
}

function toBlob(canvas: Canvas, type: 'image/jpeg' | 'image/webp'): Promise<Blob> {
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type, quality: uploadJpegQuality });
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error(errorCopy.imageNotLoaded))),
      type,
      uploadJpegQuality,
    );
  });
}
