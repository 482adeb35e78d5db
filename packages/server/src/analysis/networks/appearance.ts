import type { CieLab } from '@aura/domain/color/cielab';
import { nearestCenter } from '@aura/domain/color/k-means';
import type { Category } from '@aura/domain/vocabularies/categories';
import { sampleEvenly } from '../color/clusters.ts';
import { deltaE2000 } from '../color/delta-e.ts';
import { type FabricColor, findFabricColors } from '../color/fabric-colors.ts';
import { shadeDistance } from '../color/shade-distance.ts';
import type { Bitmap, Size } from './bitmap.ts';
import { detectPattern, type FabricMap, noFabric, type Pattern } from './pattern.ts';
import { colorAt, noPixel, pixelsOfRegion, type RegionPixels } from './region-pixels.ts';
import { innerCells, type Region } from './regions.ts';

/** What a garment looks like. */
export interface Appearance {
  readonly main: CieLab;
  /** Null where it has but one colour. */
  readonly second: CieLab | null;
  /** Null where it is plain. */
  readonly pattern: Pattern | null;
}

/** Fewer cells than this have no inside worth looking at alone. */
const minInnerCells = 12;
/** A second colour covers at least this part of a garment, and looks so different from the first (CIEDE2000). */
const second = { shareFrom: 0.25, differenceFrom: 20 };
/** What a pattern is made of covers at least this part, and differs from the rest by more than folds do. */
const inPattern = { shareFrom: 0.12, distanceFrom: 14 };
/** Fewer points than this away from a cloth's edges may be chance. */
const minPurePixels = 50;
/** Leather shines and laces cross: what looks like a pattern there is none. */
const neverPatterned: readonly Category[] = ['Shoes', 'Accessories'];

/** The median of each axis: folds, shadows and what is in front of a garment do not move it far. */
export function medianColor(colors: readonly CieLab[]): CieLab {
  const median = (axis: 0 | 1 | 2) =>
    colors.map((color) => color[axis]).sort((one, other) => one - other)[Math.floor(colors.length / 2)] ?? 0;
  return [median(0), median(1), median(2)];
}

function plainAppearance(colors: readonly CieLab[], cloths: readonly FabricColor[]): Appearance {
  const main = medianColor(colors);
  const other = cloths.find(
    ({ color, share }) => share >= second.shareFrom && deltaE2000(color, main) >= second.differenceFrom,
  );
  return { main, second: other?.color ?? null, pattern: null };
}

/** The colours that a pattern may be made of, the one that shows most first. */
function patternColors(cloths: readonly FabricColor[]): CieLab[] {
  const found: CieLab[] = [];
  for (const { color, share } of cloths) {
    const isOther = found.every((other) => shadeDistance(other, color) >= inPattern.distanceFrom);
    if (share >= inPattern.shareFrom && isOther) found.push(color);
  }
  return found;
}

function mapFabricColors(
  { width, height, offsets: bytes }: RegionPixels,
  detail: Bitmap,
  made: readonly CieLab[],
): FabricMap {
  const cloths = new Uint8Array(bytes.length).fill(noFabric);
  bytes.forEach((byte, at) => {
    if (byte !== noPixel) cloths[at] = nearestCenter(colorAt(detail, byte), made, shadeDistance);
  });
  return { width, height, fabrics: cloths };
}

/**
 * A cloth's colour away from its edges, where it mixes with the next one's. What is all edge is no cloth but such a
 * mixture: undefined.
 */
function pureColor(
  map: FabricMap,
  { offsets: bytes }: RegionPixels,
  detail: Bitmap,
  cloth: number,
): CieLab | undefined {
  const places = [...map.fabrics.keys()].filter((at) => map.fabrics[at] === cloth);
  const pure = innerCells(places, map);
  if (pure.length < minPurePixels) return undefined;
  return medianColor(sampleEvenly(pure).map((at) => colorAt(detail, bytes[at] ?? 0)));
}

/**
 * A garment's colours and pattern. Its edge, where skin and background shine through, is left out.
 * @param region at least one cell
 * @param detail the photo, finer than the grid
 */
export function appearanceOf(category: Category, region: Region, grid: Size, detail: Bitmap): Appearance {
  const inner = innerCells(region, grid);
  const points = pixelsOfRegion(inner.length < minInnerCells ? region : inner, grid, detail);
  const sample = sampleEvenly(points.offsets.filter((byte) => byte !== noPixel));
  const colors = sample.map((byte) => colorAt(detail, byte));
  const cloths = findFabricColors(colors);
  const made = patternColors(cloths);
  const isPlain = made.length < 2 || neverPatterned.includes(category);
  const map = isPlain ? null : mapFabricColors(points, detail, made);
  const pattern = map && detectPattern(map);
  if (map === null || pattern === null) return plainAppearance(colors, cloths);
  const pure = made
    .map((_, cloth) => pureColor(map, points, detail, cloth))
    .filter((color) => color !== undefined);
  const [main, next = null] = pure.length > 1 ? pure : made;
  return { main: main as CieLab, second: next, pattern };
}
