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
  const bounds = boundsOf(region, grid);
  const left = column(bounds.left);
  const top = row(bounds.top);
  const box = { width: column(bounds.right) - left, height: row(bounds.bottom) - top };
  const offsets = new Int32Array(box.width * box.height).fill(noPixel);
  for (const cell of region) {
    const cellX = cell % grid.width;
    const cellY = Math.floor(cell / grid.width);
    for (let y = row(cellY); y < row(cellY + 1); y++) {
      for (let x = column(cellX); x < column(cellX + 1); x++) {
        offsets[(y - top) * box.width + x - left] = 3 * (y * photo.width + x);
      }
    }
  }
  return { ...box, offsets };
}

/** Returns the colour of the pixel at an offset. */
export function colorAt({ data }: Bitmap, offset: number): CieLab {
  return rgbToCieLab(data[offset] ?? 0, data[offset + 1] ?? 0, data[offset + 2] ?? 0);
}
