import { imageSize } from 'image-size';

/** Types of `image-size` for the formats that the server accepts; HEIF files have the brand as their type. */
const acceptedTypes = ['jpg', 'png', 'webp', 'avif', 'heic', 'heix', 'mif1', 'msf1'];

/**
 * Reads the size of a JPEG, PNG, WebP, AVIF or HEIF in pixels from its header.
 * @returns null for other files and for a damaged header
 */
export function readImageSize(bytes: Uint8Array): { width: number; height: number } | null {
  try {
    const { width, height, type = '' } = imageSize(bytes);
    return acceptedTypes.includes(type) ? { width, height } : null;
  } catch {
    return null;
  }
}
