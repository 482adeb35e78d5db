import { colorDifference } from '@aura/domain/color/ciede2000';
import type { CieLab } from '@aura/domain/color/cielab';
import { nearestCenter } from '@aura/domain/color/k-means';
import type { Category } from '@aura/domain/vocabularies/categories';
import { sampleEvenly } from '../color/clusters.ts';
import { type FabricColor, findFabricColors } from '../color/fabric-colors.ts';
import { shadeDistance } from '../color/shade-distance.ts';
import { whitenFabric } from '../color/white-fabric.ts';
import type { Bitmap, Size } from './bitmap.ts';
import { detectPattern, type FabricMap, noFabric, type Pattern } from './pattern.ts';
import { colorAt, noPixel, pixelsOfRegion, type RegionPixels } from './region-pixels.ts';
import { innerCells, type Region } from './regions.ts';

/** The colours and the pattern of a garment. */
export interface Appearance {
  readonly main: CieLab;
  /** Null when the garment has one colour. */
  readonly second: CieLab | null;
  /** Null when the garment is plain. */
  readonly pattern: Pattern | null;
}

/** In a region with fewer inner cells, the edge cells are used too. */
const minInnerCells = 12;
/**
 * The second colour covers at least this share of the garment and differs by at least this much (CIEDE2000).
 */
const second = { minShare: 0.25, minDifference: 20 };
/**
 * A colour of a pattern covers at least this share and is at least this far from the others; folds differ
 * less.
 */
const patternColor = { minShare: 0.12, minDistance: 14 };
/** Minimum number of pixels away from a fabric's edges for a reliable colour. */
const minPurePixels = 50;
/** Reflections on leather and crossing laces look like patterns. */
const neverPatterned: readonly Category[] = ['Shoes', 'Accessories'];

/** Folds are darker than this share of a fabric. */
const highlightQuantile = 0.75;
/** Lamps and reflections are lighter than this share of the surroundings. */
const lightestQuantile = 0.95;

function quantile(colors: readonly CieLab[], axis: 0 | 1 | 2, share: number): number {
  const values = colors.map((color) => color[axis]).sort((one, other) => one - other);
  return values[Math.floor(share * values.length)] ?? 0;
}

/** Returns the median of each axis, which is robust against folds, shadows and occlusions. */
function medianColor(colors: readonly CieLab[]): CieLab {
  return [quantile(colors, 0, 0.5), quantile(colors, 1, 0.5), quantile(colors, 2, 0.5)];
}

/** Returns the colour of a fabric by the colours of its pixels. */
export function fabricColor(colors: readonly CieLab[], around?: number): CieLab {
  return whitenFabric(medianColor(colors), quantile(colors, 0, highlightQuantile), around);
}

function plainAppearance(
  colors: readonly CieLab[],
  fabrics: readonly FabricColor[],
  around: number | undefined,
): Appearance {
  const median = medianColor(colors);
  const other = fabrics.find(
    ({ color, share }) => share >= second.minShare && colorDifference(color, median) >= second.minDifference,
  );
  return {
    main: fabricColor(colors, around),
    second: other ? whitenFabric(other.color) : null,
    pattern: null,
  };
}

/** Returns the candidate colours of a pattern, the most frequent first. */
function patternColors(fabrics: readonly FabricColor[]): CieLab[] {
  const distinct: CieLab[] = [];
  for (const { color, share } of fabrics) {
    const isDistinct = distinct.every((other) => shadeDistance(other, color) >= patternColor.minDistance);
    if (share >= patternColor.minShare && isDistinct) distinct.push(color);
  }
  return distinct;
}

function mapFabricColors(
  { width, height, offsets }: RegionPixels,
  detail: Bitmap,
  palette: readonly CieLab[],
): FabricMap {
  const fabrics = new Uint8Array(offsets.length).fill(noFabric);
  offsets.forEach((offset, at) => {
    if (offset !== noPixel) fabrics[at] = nearestCenter(colorAt(detail, offset), palette, shadeDistance);
  });
  return { width, height, fabrics };
}

/**
 * Returns the colour of a fabric away from its edges, where it mixes with its neighbour's. Returns undefined
 * when every pixel is at an edge, which means that the colour is a mixture.
 */
function pureColor(
  map: FabricMap,
  { offsets }: RegionPixels,
  detail: Bitmap,
  fabric: number,
): CieLab | undefined {
  const fabricPixels = [...map.fabrics.keys()].filter((at) => map.fabrics[at] === fabric);
  const pure = innerCells(fabricPixels, map);
  if (pure.length < minPurePixels) return undefined;
  return fabricColor(sampleEvenly(pure).map((at) => colorAt(detail, offsets[at] ?? 0)));
}

/**
 * Returns the lightness of the lightest surfaces outside a region, except reflections and lamps.
 * @param detail the photo at a finer resolution than the grid
 */
export function lightnessAround(region: Region, grid: Size, detail: Bitmap): number {
  const inside = new Set(region);
  const outside = Array.from({ length: grid.width * grid.height }, (_, cell) => cell).filter(
    (cell) => !inside.has(cell),
  );
  if (outside.length === 0) return Infinity;
  const { offsets } = pixelsOfRegion(outside, grid, detail);
  const sample = sampleEvenly(offsets.filter((offset) => offset !== noPixel));
  return quantile(
    sample.map((offset) => colorAt(detail, offset)),
    0,
    lightestQuantile,
  );
}

/**
 * Determines a garment's colours and pattern. Its edge is excluded, since skin and background mix with it.
 * @param region at least one cell
 * @param detail the photo at a finer resolution than the grid
 * @param around the lightness of the lightest surfaces around the garment; by default unknown
 */
export function appearanceOf(
  category: Category,
  region: Region,
  grid: Size,
  detail: Bitmap,
  around?: number,
): Appearance {
  const inner = innerCells(region, grid);
  const pixels = pixelsOfRegion(inner.length < minInnerCells ? region : inner, grid, detail);
  const sample = sampleEvenly(pixels.offsets.filter((offset) => offset !== noPixel));
  const colors = sample.map((offset) => colorAt(detail, offset));
  const fabrics = findFabricColors(colors);
  const palette = patternColors(fabrics);
  const isPlain = palette.length < 2 || neverPatterned.includes(category);
  const map = isPlain ? null : mapFabricColors(pixels, detail, palette);
  const pattern = map && detectPattern(map);
  if (map === null || pattern === null) return plainAppearance(colors, fabrics, around);
  const pure = palette
    .map((_, fabric) => pureColor(map, pixels, detail, fabric))
    .filter((color) => color !== undefined);
  const [main, nextColor = null] = pure.length > 1 ? pure : palette.map((color) => whitenFabric(color));
  return { main: main as CieLab, second: nextColor, pattern };
}
