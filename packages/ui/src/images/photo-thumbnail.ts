/** Pixels of a thumbnail, for screens with two pixels per CSS pixel. */
const size = { width: 68, height: 80 };

/**
 * Draws a local photo as a thumbnail, cropped to its middle. The thumbnail replaces the photo in lists, where
 * many decoded photos would take too much memory.
 * @returns a data URL; null when the browser cannot decode the photo
 */
export async function photoThumbnail(photo: Blob): Promise<string | null> {
  const url = URL.createObjectURL(photo);
  try {
    const image = Object.assign(new Image(), { src: url });
    await image.decode();
    const scale = Math.max(size.width / image.naturalWidth, size.height / image.naturalHeight);
    const width = image.naturalWidth * scale;
    const height = image.naturalHeight * scale;
    const canvas = Object.assign(document.createElement('canvas'), size);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context?.drawImage(image, (size.width - width) / 2, (size.height - height) / 2, width, height);
    return context && canvas.toDataURL('image/jpeg', 0.8);
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(url);
  }
}
