import { type Lab, labOf } from '../color/lab.ts';
import type { Bitmap, Size } from './bitmap.ts';
import type { Region } from './regions.ts';

/** The colours of part of a photo, in the box around it. */
export interface Points extends Size {
  /** Row by row; null at a point that lies outside the part. */
  readonly colors: readonly (Lab | null)[];
}

/** The pixels of a photo that lie in a region of a coarser grid. @param region at least one cell */
export function pointsOf(region: Region, grid: Size, { width, height, data }: Bitmap): Points {
  const column = (x: number) => Math.floor((x * width) / grid.width);
  const row = (y: number) => Math.floor((y * height) / grid.height);
  const places = region.map((cell) => ({ x: cell % grid.width, y: Math.floor(cell / grid.width) }));
  const edge = (pick: (...values: number[]) => number, axis: 'x' | 'y') =>
    places.reduce((most, place) => pick(most, place[axis]), places[0]?.[axis] ?? 0);
  const [left, right] = [column(edge(Math.min, 'x')), column(edge(Math.max, 'x') + 1)];
  const [top, bottom] = [row(edge(Math.min, 'y')), row(edge(Math.max, 'y') + 1)];
  const box = { width: right - left, height: bottom - top };
  const colors = new Array<Lab | null>(box.width * box.height).fill(null);
  for (const { x: across, y: down } of places) {
    for (let y = row(down); y < row(down + 1); y++) {
      for (let x = column(across); x < column(across + 1); x++) {
        const from = 3 * (y * width + x);
        colors[(y - top) * box.width + x - left] = labOf(
          data[from] ?? 0,
          data[from + 1] ?? 0,
          data[from + 2] ?? 0,
        );
      }
    }
  }
  return { ...box, colors };
}
