import { paletteOf } from '@aura/domain/palette/palette';

/** Longest side of the thumbnail that colours are extracted from, as on the server. */
const thumbSidePx = 48;

/**
 * Extracts the aura's colours from a local photo by the same rule as the server.
 * @returns an empty array when the browser cannot decode the photo
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
