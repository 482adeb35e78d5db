import type { CieLab } from '@aura/domain/color/cielab';
import { nearestCenter } from '@aura/domain/color/k-means';
import type { Category } from '@aura/domain/vocabularies/categories';
import { type Cloth, clothsIn } from '../color/cloth.ts';
import { sampleEvenly } from '../color/clusters.ts';
import { difference } from '../color/difference.ts';
import { shadeDistance } from '../color/shade-distance.ts';
import type { Bitmap, Size } from './bitmap.ts';
import { type ClothMap, noCloth, type Pattern, patternOf } from './pattern.ts';
import { colorAt, noPoint, type Points, pointsOf } from './points.ts';
import { innerCells, type Region } from './regions.ts';

/** What a garment looks like. */
export interface Look {
  readonly main: CieLab;
  /** Null where it has but one colour. */
  readonly second: CieLab | null;
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
export function medianColor(colors: readonly CieLab[]): CieLab {
  const median = (axis: 0 | 1 | 2) =>
    colors.map((color) => color[axis]).sort((one, other) => one - other)[Math.floor(colors.length / 2)] ?? 0;
  return [median(0), median(1), median(2)];
}

function plainLook(colors: readonly CieLab[], cloths: readonly Cloth[]): Look {
  const main = medianColor(colors);
  const other = cloths.find(
    ({ color, share }) => share >= second.shareFrom && difference(color, main) >= second.differenceFrom,
  );
  return { main, second: other?.color ?? null, pattern: null };
}

/** The colours that a pattern may be made of, the one that shows most first. */
function patternColors(cloths: readonly Cloth[]): CieLab[] {
  const found: CieLab[] = [];
  for (const { color, share } of cloths) {
    const isOther = found.every((other) => shadeDistance(other, color) >= inPattern.distanceFrom);
    if (share >= inPattern.shareFrom && isOther) found.push(color);
  }
  return found;
}

function clothMap({ width, height, bytes }: Points, detail: Bitmap, made: readonly CieLab[]): ClothMap {
  const cloths = new Uint8Array(bytes.length).fill(noCloth);
  bytes.forEach((byte, at) => {
    if (byte !== noPoint) cloths[at] = nearestCenter(colorAt(detail, byte), made, shadeDistance);
  });
  return { width, height, cloths };
}

/**
 * A cloth's colour away from its edges, where it mixes with the next one's. What is all edge is no cloth but such a
 * mixture: undefined.
 */
function pureColor(map: ClothMap, { bytes }: Points, detail: Bitmap, cloth: number): CieLab | undefined {
  const places = [...map.cloths.keys()].filter((at) => map.cloths[at] === cloth);
  const pure = innerCells(places, map);
  if (pure.length < purePointsMin) return undefined;
  return medianColor(sampleEvenly(pure).map((at) => colorAt(detail, bytes[at] ?? 0)));
}

/**
 * A garment's colours and pattern. Its edge, where skin and background shine through, is left out.
 * @param region at least one cell
 * @param detail the photo, finer than the grid
 */
export function lookOf(category: Category, region: Region, grid: Size, detail: Bitmap): Look {
  const inner = innerCells(region, grid);
  const points = pointsOf(inner.length < innerCellsMin ? region : inner, grid, detail);
  const sample = sampleEvenly(points.bytes.filter((byte) => byte !== noPoint));
  const colors = sample.map((byte) => colorAt(detail, byte));
  const cloths = clothsIn(colors);
  const made = patternColors(cloths);
  const isPlain = made.length < 2 || neverPatterned.includes(category);
  const map = isPlain ? null : clothMap(points, detail, made);
  const pattern = map && patternOf(map);
  if (map === null || pattern === null) return plainLook(colors, cloths);
  const pure = made
    .map((_, cloth) => pureColor(map, points, detail, cloth))
    .filter((color) => color !== undefined);
  const [main, next = null] = pure.length > 1 ? pure : made;
  return { main: main as CieLab, second: next, pattern };
}
