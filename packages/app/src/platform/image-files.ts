import { errorCopy } from '@aura/domain/copy/errors';
import { inputImageMaxBytes, uploadImageLongSidePx, uploadJpegQuality } from '@aura/domain/limits';

/**
 * Makes a chosen photo ready to be sent: orientation applied, white under transparency, long side at most
 * `uploadImageLongSidePx` pixels, JPEG (docs/product.md section 5). What the camera wrote beside the picture is gone.
 * @throws Error with the text to show when the file cannot be read or is no picture
 */
export async function prepareImage(file: File): Promise<Blob> {
  if (file.size > inputImageMaxBytes) throw new Error(errorCopy.imageTooLarge);
  const bitmap = await decode(file);
  try {
    return await encode(bitmap);
  } finally {
    bitmap.close();
  }
}

async function decode(file: File): Promise<ImageBitmap> {
  const bytes = await file.arrayBuffer().catch(() => {
    throw new Error(errorCopy.fileNotRead);
  });
  try {
    return await createImageBitmap(new Blob([bytes], { type: file.type }), {
      imageOrientation: 'from-image',
    });
  } catch {
    throw new Error(errorCopy.imageNotLoaded);
  }
}

async function encode(bitmap: ImageBitmap): Promise<Blob> {
  const scale = Math.min(1, uploadImageLongSidePx / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(bitmap.width * scale)),
    Math.max(1, Math.round(bitmap.height * scale)),
  );
  const context = canvas.getContext('2d');
  if (context === null) throw new Error(errorCopy.imageNotLoaded);
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: uploadJpegQuality });
}
