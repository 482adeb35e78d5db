import type { PhotoBox } from '@aura/domain/entities';
import type { Size } from './bitmap.ts';

/** Connected cells of a grid, as indices row by row. */
export type Region = readonly number[];

/** Returns all cells connected to `start`, and clears them in `open`. */
function floodFill(open: Uint8Array, width: number, start: number): number[] {
  const found = [start];
  open[start] = 0;
  for (let next = 0; next < found.length; next++) {
    const index = found[next] as number;
    const x = index % width;
    const around = [index - width, index + width, x > 0 ? index - 1 : -1, x < width - 1 ? index + 1 : -1];
    for (const neighbour of around) {
      if (open[neighbour] !== 1) continue;
      open[neighbour] = 0;
      found.push(neighbour);
    }
  }
  return found;
}

/**
 * Finds the 4-connected regions of a mask, the largest first.
 * @param mask 1 inside a region, row by row
 */
export function connectedRegions(mask: Uint8Array, width: number): Region[] {
  const open = mask.slice();
  const regions: Region[] = [];
  for (let index = 0; index < open.length; index++) {
    if (open[index] === 1) regions.push(floodFill(open, width, index));
  }
  return regions.sort((a, b) => b.length - a.length);
}

/** Returns the cells whose four neighbours belong to the region too. */
export function innerCells(region: Region, { width, height }: Size): number[] {
  const inside = new Uint8Array(width * height);
  for (const index of region) inside[index] = 1;
  return region.filter((index) => {
    const x = index % width;
    if (x === 0 || x === width - 1) return false;
    return inside[index - 1] && inside[index + 1] && inside[index - width] && inside[index + width];
  });
}

/** Returns the bounding box of a region in cells; `right` and `bottom` are exclusive. */
export function boundsOf(region: Region, { width, height }: Size) {
  let left = width;
  let right = 0;
  let top = height;
  let bottom = 0;
  for (const index of region) {
    const x = index % width;
    const y = Math.floor(index / width);
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  }
  return { left, right, top, bottom };
}

/** The margin around a garment in its image, as a share of the garment's size. */
const margin = 0.08;

/** Returns the part of the photo around a region, with a margin. */
export function boxAround(region: Region, grid: Size): PhotoBox {
  const { width, height } = grid;
  const { left, right, top, bottom } = boundsOf(region, grid);
  const aside = margin * (right - left);
  const above = margin * (bottom - top);
  const from = { x: Math.max(0, left - aside) / width, y: Math.max(0, top - above) / height };
  const to = { x: Math.min(width, right + aside) / width, y: Math.min(height, bottom + above) / height };
  return { left: from.x, top: from.y, width: to.x - from.x, height: to.y - from.y };
}
