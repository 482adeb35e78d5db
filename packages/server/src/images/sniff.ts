/** The image formats that an upload may have. Everything else, SVG and GIF among it, is refused. */
export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'heif';

const heifBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);
const avifBrands = new Set(['avif', 'avis']);

function ascii(bytes: Uint8Array, start: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(start, start + length));
}

function startsWith(bytes: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((byte, index) => bytes[index] === byte);
}

/**
 * Tells an image's format from its first bytes; names and declared types are never asked.
 * @param bytes the whole file or at least its first 12 bytes
 * @returns null when it is none of the accepted formats
 */
export function sniffFormat(bytes: Uint8Array): ImageFormat | null {
  if (bytes.length < 12) return null;
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 4) === 'WEBP') return 'webp';
  if (ascii(bytes, 4, 4) !== 'ftyp') return null;
  const brand = ascii(bytes, 8, 4);
  if (avifBrands.has(brand)) return 'avif';
  return heifBrands.has(brand) ? 'heif' : null;
}
