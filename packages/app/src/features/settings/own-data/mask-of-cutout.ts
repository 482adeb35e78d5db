import { uploadImageLongSidePx } from '@aura/domain/limits/images';
import type { ExportedCutout, ExportedImage } from '@aura/domain/own-data/schema';
import { fillMask } from '@aura/ui/images/fill-mask';

/**
 * The mask by which a cut-out was made: of the size of its photo, white where the garment is.
 * @param file the image of the cut-out
 * @returns null when the file is not an image, or the photo larger than any that is stored
 */
export async function maskOfCutout(
  file: Blob,
  { left, top }: ExportedCutout,
  { width, height }: ExportedImage,
): Promise<Blob | null> {
  if (Math.max(width, height) > uploadImageLongSidePx) return null;
  const cutout = await createImageBitmap(file).catch(() => null);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (cutout === null || context === null) return null;
  context.drawImage(cutout, left, top);
  cutout.close();
  fillMask(context);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
