import { clothsIn } from '../color/cloth.ts';
import { difference } from '../color/difference.ts';
import { type Lab, labOf } from '../color/lab.ts';
import type { Bitmap, Size } from './bitmap.ts';
import { innerCells, type Region } from './regions.ts';

/** What a garment's colours are. */
export interface GarmentColors {
  readonly main: Lab;
  /** Null where it has but one. */
  readonly second: Lab | null;
}

/** Fewer cells than this have no inside worth looking at alone. */
const innerCellsMin = 12;
/** A second colour covers at least this part of a garment, and looks so different from the first (CIEDE2000). */
const second = { shareFrom: 0.25, differenceFrom: 20 };

/** The colour of the photo at the middle of a cell. */
function colorAt({ width, height, data }: Bitmap, grid: Size, cell: number): Lab {
  const x = Math.min(width - 1, Math.floor((((cell % grid.width) + 0.5) * width) / grid.width));
  const y = Math.min(height - 1, Math.floor(((Math.floor(cell / grid.width) + 0.5) * height) / grid.height));
  const from = 3 * (y * width + x);
  return labOf(data[from] ?? 0, data[from + 1] ?? 0, data[from + 2] ?? 0);
}

/** The median of each axis: folds, shadows and what is in front of a garment do not move it far. */
export function medianColor(colors: readonly Lab[]): Lab {
  const median = (axis: 0 | 1 | 2) =>
    colors.map((color) => color[axis]).sort((one, other) => one - other)[Math.floor(colors.length / 2)] ?? 0;
  return [median(0), median(1), median(2)];
}

/**
 * A garment's colours. Its edge, where skin and background shine through, is left out.
 * @param region at least one cell
 */
export function colorsOf(region: Region, grid: Size, bitmap: Bitmap): GarmentColors {
  const inner = innerCells(region, grid);
  const cells = inner.length < innerCellsMin ? region : inner;
  const colors = cells.map((cell) => colorAt(bitmap, grid, cell));
  const main = medianColor(colors);
  const other = clothsIn(colors).find(
    ({ color, share }) => share >= second.shareFrom && difference(color, main) >= second.differenceFrom,
  );
  return { main, second: other?.color ?? null };
}
