import type { Category } from '@aura/domain/vocabularies/categories';
import { type Cloth, clothsIn } from '../color/cloth.ts';
import { nearest, thinned } from '../color/clusters.ts';
import { difference } from '../color/difference.ts';
import { type Lab, shadeDistance } from '../color/lab.ts';
import type { Bitmap, Size } from './bitmap.ts';
import { type ClothMap, noCloth, type Pattern, patternOf } from './pattern.ts';
import { type Points, pointsOf } from './points.ts';
import { innerCells, type Region } from './regions.ts';

/** What a garment looks like. */
export interface Look {
  readonly main: Lab;
  /** Null where it has but one colour. */
  readonly second: Lab | null;
  /** Null where it is plain. */
  readonly pattern: Pattern | null;
}

/** Fewer cells than this have no inside worth looking at alone. */
const innerCellsMin = 12;
/** A second colour covers at least this part of a garment, and looks so different from the first (CIEDE2000). */
const second = { shareFrom: 0.25, differenceFrom: 20 };
/** What a pattern is made of covers at least this part, and differs from the rest by more than folds do. */
const inPattern = { shareFrom: 0.12, distanceFrom: 14 };
/** Fewer points than this away from a cloth's edges may be chance. */
const purePointsMin = 50;
/** Leather shines and laces cross: what looks like a pattern there is none. */
const neverPatterned: readonly Category[] = ['Shoes', 'Accessories'];

/** The median of each axis: folds, shadows and what is in front of a garment do not move it far. */
export function medianColor(colors: readonly Lab[]): Lab {
  const median = (axis: 0 | 1 | 2) =>
    colors.map((color) => color[axis]).sort((one, other) => one - other)[Math.floor(colors.length / 2)] ?? 0;
  return [median(0), median(1), median(2)];
}

/** The colours that a pattern may be made of, the one that shows most first. */
function patternColors(cloths: readonly Cloth[]): Lab[] {
  const found: Lab[] = [];
  for (const { color, share } of cloths) {
    const isOther = found.every((other) => shadeDistance(other, color) >= inPattern.distanceFrom);
    if (share >= inPattern.shareFrom && isOther) found.push(color);
  }
  return found;
}

function clothMap({ width, height, colors }: Points, made: readonly Lab[]): ClothMap {
  const cloths = Uint8Array.from(colors, (color) => (color === null ? noCloth : nearest(color, made).index));
  return { width, height, cloths };
}

/**
 * A cloth's colour away from its edges, where it mixes with the next one's. What is all edge is no cloth but such a
 * mixture: undefined.
 */
function pureColor(map: ClothMap, { colors }: Points, cloth: number): Lab | undefined {
  const places = colors.flatMap((_, at) => (map.cloths[at] === cloth ? [at] : []));
  const pure = innerCells(places, map).map((at) => colors[at] as Lab);
  return pure.length < purePointsMin ? undefined : medianColor(thinned(pure));
}

/**
 * A garment's colours and pattern. Its edge, where skin and background shine through, is left out.
 * @param region at least one cell
 * @param detail the photo, finer than the grid
 */
export function lookOf(category: Category, region: Region, grid: Size, detail: Bitmap): Look {
  const inner = innerCells(region, grid);
  const points = pointsOf(inner.length < innerCellsMin ? region : inner, grid, detail);
  const colors = thinned(points.colors.filter((color) => color !== null));
  const cloths = clothsIn(colors);
  const made = patternColors(cloths);
  if (made.length > 1 && !neverPatterned.includes(category)) {
    const map = clothMap(points, made);
    const pattern = patternOf(map);
    const pure = made.map((_, cloth) => pureColor(map, points, cloth)).filter((color) => color !== undefined);
    const [main, next] = pure.length > 1 ? pure : made;
    if (pattern !== null && main && next) return { main, second: next, pattern };
  }
  const main = medianColor(colors);
  const other = cloths.find(
    ({ color, share }) => share >= second.shareFrom && difference(color, main) >= second.differenceFrom,
  );
  return { main, second: other?.color ?? null, pattern: null };
}
