import sharp from 'sharp';
import { describe } from './process.ts';

/** Pixels with opacity, 4 bytes each, row by row. */
export interface RgbaImage {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** A garment without its background, trimmed to its outline. */
export interface CutoutImage {
  readonly webp: Buffer;
  /** In pixels, like `height`. */
  readonly width: number;
  readonly height: number;
  /** The place in the photo, in pixels. */
  readonly left: number;
  readonly top: number;
  /** ThumbHash, base64-encoded. */
  readonly thumbhash: string;
  /** Hex colours of the garment, the strongest first. */
  readonly palette: string[];
}

const quality = 86;
/** Pixels below this opacity are not part of the outline. */
const minAlpha = 24;

/** The smallest box around the opaque pixels; null when there is none. */
function outlineOf({ width, height, data }: RgbaImage) {
  let left = width;
  let top = height;
  let right = -1;
  let bottom = -1;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((data[4 * (y * width + x) + 3] ?? 0) < minAlpha) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  return right < left ? null : { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/**
 * Trims a cut-out to its outline and encodes it.
 * @param effort of the encoder, 0 to 6: a lower one is faster, and the file larger
 * @returns null when every pixel is transparent
 */
export async function encodeCutout(image: RgbaImage, effort = 4): Promise<CutoutImage | null> {
  const box = outlineOf(image);
  if (box === null) return null;
  const raw = { width: image.width, height: image.height, channels: 4 } as const;
  const webp = await sharp(image.data, { raw })
    .extract(box)
    .webp({ quality, alphaQuality: 90, effort })
    .toBuffer();
  return { webp, ...box, ...(await describe(webp)) };
}
