import { paletteOf } from '@aura/domain/palette/palette';

/** Side of the thumb that the colours are taken from, as on the server. */
const thumbSidePx = 48;

/**
 * The aura's colours of a photo that is only in this browser, by the server's rule.
 * @returns nothing when the browser cannot read the photo
 */
export async function filePalette(photo: Blob): Promise<readonly string[]> {
  try {
    const bitmap = await createImageBitmap(photo);
    const scale = thumbSidePx / Math.max(bitmap.width, bitmap.height);
    const width = Math.max(1, Math.round(bitmap.width * scale));
    const height = Math.max(1, Math.round(bitmap.height * scale));
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context?.drawImage(bitmap, 0, 0, width, height);
    bitmap.close();
    return context ? paletteOf(context.getImageData(0, 0, width, height).data) : [];
  } catch {
    return [];
  }
}
