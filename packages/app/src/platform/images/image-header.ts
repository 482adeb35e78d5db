/** Properties of an image that are known before it is decoded. */
export interface ImageHeader {
  /** Stored pixels, before rotation. */
  readonly width: number;
  readonly height: number;
  /** Whether width and height are swapped in the upright image; null when only the decoder can tell. */
  readonly sideways: boolean | null;
}

/**
 * Reads the first bytes of a JPEG, PNG or WebP.
 * @returns null for other formats and when the bytes are truncated
 */
export function readImageHeader(bytes: Uint8Array): ImageHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (view.getUint16(0) === jpegStart) return readJpeg(view);
    if (view.getUint32(0) === pngStart) return sized(view.getUint32(16), view.getUint32(20), null);
    return textAt(view, 0, 4) === 'RIFF' && textAt(view, 8, 4) === 'WEBP' ? readWebp(view) : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** The brands of HEIF files with HEVC, as phones take photos. AVIF has others. */
const heicBrands: readonly string[] = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** Whether the first bytes of a file are of a HEIC photo, which most browsers cannot decode. */
export function isHeic(bytes: Uint8Array): boolean {
  const text = String.fromCharCode(...bytes.subarray(4, 12));
  return text.startsWith('ftyp') && heicBrands.includes(text.slice(4));
}

const jpegStart = 0xff_d8;
const pngStart = 0x89_50_4e_47;

function sized(width: number, height: number, sideways: boolean | null): ImageHeader | null {
  return width > 0 && height > 0 ? { width, height, sideways } : null;
}

function textAt(view: DataView, at: number, length: number): string {
  return String.fromCharCode(...new Uint8Array(view.buffer, view.byteOffset + at, length));
}

/** Reads the segments up to the start of the image. */
function readJpeg(view: DataView): ImageHeader | null {
  let sideways = false;
  let at = 2;
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (isFrame(marker)) return sized(view.getUint16(at + 7), view.getUint16(at + 5), sideways);
    if (marker === 0xe1 && textAt(view, at + 4, 4) === 'Exif') sideways = readOrientation(view, at + 10) >= 5;
    at += 2 + (hasNoLength(marker) ? 0 : view.getUint16(at + 2));
  }
  return null;
}

/** Returns whether a marker is SOF0 to SOF15, except C4, C8 and CC, which have other meanings. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function hasNoLength(marker: number): boolean {
  return marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
}

const orientationTag = 0x01_12;

/**
 * Returns the orientation in an Exif block, 1 to 8; 1 when there is none.
 * @param start offset of its TIFF header
 */
function readOrientation(view: DataView, start: number): number {
  const little = textAt(view, start, 2) === 'II';
  const directory = start + view.getUint32(start + 4, little);
  const count = view.getUint16(directory, little);
  for (let index = 0; index < count; index += 1) {
    const entry = directory + 2 + index * 12;
    if (view.getUint16(entry, little) === orientationTag) return view.getUint16(entry + 8, little);
  }
  return 1;
}

function readWebp(view: DataView): ImageHeader | null {
  const kind = textAt(view, 12, 4);
  if (kind === 'VP8 ')
    return sized(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff, null);
  if (kind === 'VP8L') {
    const bits = view.getUint32(21, true);
    return sized((bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1, null);
  }
  if (kind !== 'VP8X') return null;
  const side = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16) + 1;
  return sized(side(24), side(27), null);
}
