import { type Lab, labOf } from '../color/lab.ts';
import type { Bitmap, Size } from './bitmap.ts';
import type { Region } from './regions.ts';

/** Part of a photo, in the box around it. */
export interface Points extends Size {
  /** Where the photo's bytes have each point, row by row; `noPoint` at one that lies outside the part. */
  readonly bytes: Int32Array;
}

export const noPoint = -1;

/** The pixels of a photo that lie in a region of a coarser grid. @param region at least one cell */
export function pointsOf(region: Region, grid: Size, photo: Size): Points {
  const column = (x: number) => Math.floor((x * photo.width) / grid.width);
  const row = (y: number) => Math.floor((y * photo.height) / grid.height);
  const places = region.map((cell) => ({ x: cell % grid.width, y: Math.floor(cell / grid.width) }));
  const edge = (pick: (...values: number[]) => number, axis: 'x' | 'y') =>
    places.reduce((most, place) => pick(most, place[axis]), places[0]?.[axis] ?? 0);
  const [left, right] = [column(edge(Math.min, 'x')), column(edge(Math.max, 'x') + 1)];
  const [top, bottom] = [row(edge(Math.min, 'y')), row(edge(Math.max, 'y') + 1)];
  const box = { width: right - left, height: bottom - top };
  const bytes = new Int32Array(box.width * box.height).fill(noPoint);
  for (const place of places) {
    const [from, to] = [column(place.x), column(place.x + 1)];
    for (let y = row(place.y); y < row(place.y + 1); y++) {
      for (let x = from; x < to; x++) bytes[(y - top) * box.width + x - left] = 3 * (y * photo.width + x);
    }
  }
  return { ...box, bytes };
}

/** The colour of one of a photo's points. */
export function colorAt({ data }: Bitmap, byte: number): Lab {
  return labOf(data[byte] ?? 0, data[byte + 1] ?? 0, data[byte + 2] ?? 0);
}
