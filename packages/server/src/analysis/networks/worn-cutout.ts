import type { RgbaImage } from '../../images/cutout-image.ts';
import { refine, withAlpha } from '../cutouts/garment-edge.ts';
import { createPlane, type Plane } from '../cutouts/plane.ts';
import { withoutSpecks } from '../cutouts/regions.ts';
import { type Bitmap, cropBitmap, type Placement, type Size } from './bitmap.ts';
import type { GarmentClass } from './classes.ts';
import type { CellProbability, Masks } from './masks.ts';
import { boundsOf } from './regions.ts';
import type { WornGarment } from './worn-garments.ts';

/** A photo in two sizes. */
export interface CutoutSource {
  /** For the outline; its colours decide where it is. */
  readonly guide: Bitmap;
  readonly full: Bitmap;
}

/** Limits of a garment that is shown without its background (docs/decisions/2026-11-26-cutouts-of-detected-items.md). */
const limits = {
  /** Cells with a probability near 0.5, as a share of the garment's cells. */
  maxDoubt: 0.22,
  /** Share of the network's frame; smaller clothes are hidden for the most part. */
  minArea: 0.03,
  /** Share of its bounding box; below it are the halves of an open coat, or legs without their upper part. */
  minFill: 0.5,
};
/** These may be small. */
const smallClasses: readonly GarmentClass[] = ['shoes', 'bag', 'accessory'];

/** Cells around a garment that may belong to its outline. */
const reach = 2;
/** How far the outline moves, in pixels of the guide. */
const radius = 3;

/** The part of the grid around a garment with room for its outline. */
function placeOf({ cells }: WornGarment, grid: Size): Placement {
  const bounds = boundsOf(cells, grid);
  const margin = 2 * reach;
  const left = Math.max(0, bounds.left - margin);
  const top = Math.max(0, bounds.top - margin);
  return {
    left,
    top,
    width: Math.min(grid.width, bounds.right + margin) - left,
    height: Math.min(grid.height, bounds.bottom + margin) - top,
  };
}

/** The probabilities of a garment's cells and of those near them; 0 elsewhere, where other people may wear the same. */
function probabilitiesNear(
  { cells }: WornGarment,
  grid: Size,
  { left, top, width, height }: Placement,
  probability: CellProbability,
): Plane {
  const isNear = new Uint8Array(width * height);
  for (const cell of cells) {
    const x = (cell % grid.width) - left;
    const y = Math.floor(cell / grid.width) - top;
    const from = Math.max(0, x - reach);
    const to = Math.min(width, x + reach + 1);
    for (let row = Math.max(0, y - reach); row <= Math.min(height - 1, y + reach); row++) {
      isNear.fill(1, row * width + from, row * width + to);
    }
  }
  const near = createPlane(width, height);
  for (let at = 0; at < isNear.length; at++) {
    const cell = (Math.floor(at / width) + top) * grid.width + (at % width) + left;
    if (isNear[at] === 1) near.data[at] = probability(cell);
  }
  return near;
}

/** Whether a garment can be shown by its outline: it is sure, not hidden for the most part, and in one piece. */
function isClear({ garmentClass, cells }: WornGarment, { data }: Plane, masks: Masks): boolean {
  // A hat without its head is a crescent, and dark hair is easily detected as a hat.
  if (garmentClass === 'hat') return false;
  const doubtful = data.reduce((count, value) => (value > 0.2 && value < 0.8 ? count + 1 : count), 0);
  if (doubtful > limits.maxDoubt * cells.length) return false;
  if (!smallClasses.includes(garmentClass) && cells.length < limits.minArea * masks.frameCells) return false;
  const { left, right, top, bottom } = boundsOf(cells, masks);
  // Two shoes are apart.
  return garmentClass === 'shoes' || cells.length >= limits.minFill * (right - left) * (bottom - top);
}

/** The same part of the photo in its own pixels. */
function partOf(photo: Bitmap, { left, top, width, height }: Placement, grid: Size): Bitmap {
  const column = (cell: number) => Math.round((cell * photo.width) / grid.width);
  const row = (cell: number) => Math.round((cell * photo.height) / grid.height);
  return cropBitmap(photo, {
    left: column(left),
    top: row(top),
    width: column(left + width) - column(left),
    height: row(top + height) - row(top),
  });
}

/**
 * Removes everything but a garment from a photo of a person.
 * @param probability of its class
 * @returns the part of the photo around it; null when its outline is unsure
 */
export function cutOutWorn(
  garment: WornGarment,
  masks: Masks,
  probability: CellProbability,
  { guide, full }: CutoutSource,
): RgbaImage | null {
  const place = placeOf(garment, masks);
  const near = probabilitiesNear(garment, masks, place, probability);
  if (!isClear(garment, near, masks)) return null;
  const part = partOf(full, place, masks);
  return withAlpha(part, refine(withoutSpecks(near), partOf(guide, place, masks), part, radius));
}
