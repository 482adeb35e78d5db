import { type CieLab, rgbToCieLab } from '@aura/domain/color/cielab';
import type { Bitmap, Size } from './bitmap.ts';
import { boundsOf, type Region } from './regions.ts';

/** The pixels of a region within its bounding box. */
export interface RegionPixels extends Size {
  /** The offset of each pixel in the photo's bytes, row by row; `noPixel` outside the region. */
  readonly offsets: Int32Array;
}

export const noPixel = -1;

/**
 * Returns the pixels of a photo that belong to a region of a coarser grid.
 * @param region at least one cell
 */
export function pixelsOfRegion(region: Region, grid: Size, photo: Size): RegionPixels {
  const column = (x: number) => Math.floor((x * photo.width) / grid.width);
  const row = (y: number) => Math.floor((y * photo.height) / grid.height);
  const extent = boundsOf(region, grid);
  const [left, top] = [column(extent.left), row(extent.top)];
  const box = { width: column(extent.right) - left, height: row(extent.bottom) - top };
  const bytes = new Int32Array(box.width * box.height).fill(noPixel);
  for (const cell of region) {
    const [across, down] = [cell % grid.width, Math.floor(cell / grid.width)];
    for (let y = row(down); y < row(down + 1); y++) {
      for (let x = column(across); x < column(across + 1); x++) {
        bytes[(y - top) * box.width + x - left] = 3 * (y * photo.width + x);
      }
    }
  }
  return { ...box, offsets: bytes };
}

/** Returns the colour of the pixel at an offset. */
export function colorAt({ data }: Bitmap, byte: number): CieLab {
  return rgbToCieLab(data[byte] ?? 0, data[byte + 1] ?? 0, data[byte + 2] ?? 0);
}
