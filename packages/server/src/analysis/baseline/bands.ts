import { type Lab, shadeDistance } from './lab.ts';
import type { Region } from './mask.ts';
import type { Pixels } from './pixels.ts';

/** A part of a region's height, 0 at its top and 1 at its bottom. */
export interface Band {
  readonly from: number;
  readonly to: number;
}

/** Rows of a band, first and last inclusive. */
function rowsOf({ top, bottom }: Region, { from, to }: Band): [number, number] {
  const height = bottom - top + 1;
  return [top + Math.round(from * height), Math.min(bottom, top + Math.round(to * height))];
}

/** The colours of a region within a band. */
export function colorsIn({ width, colors }: Pixels, region: Region, band: Band): Lab[] {
  const [first, last] = rowsOf(region, band);
  const found: Lab[] = [];
  for (let index = first * width; index < (last + 1) * width; index++) {
    if (region.mask[index] === 1) found.push(colors[index] as Lab);
  }
  return found;
}

/** The colours beside a region within a band. */
export function colorsAround({ width, colors }: Pixels, region: Region, band: Band): Lab[] {
  const [first, last] = rowsOf(region, band);
  return colors
    .slice(first * width, (last + 1) * width)
    .filter((_, offset) => region.mask[first * width + offset] === 0);
}

/** Mean width of a region within a band, in pixels. */
export function widthIn({ width }: Pixels, region: Region, band: Band): number {
  const [first, last] = rowsOf(region, band);
  let area = 0;
  for (let index = first * width; index < (last + 1) * width; index++) area += region.mask[index] ?? 0;
  return area / (last - first + 1);
}

interface Span {
  readonly y: number;
  readonly left: number;
  readonly right: number;
  /** Pixels of the region between its ends. */
  readonly filled: number;
}

function spansIn({ width }: Pixels, region: Region, band: Band): Span[] {
  const [first, last] = rowsOf(region, band);
  const spans: Span[] = [];
  for (let y = first; y <= last; y++) {
    const row = region.mask.subarray(y * width, (y + 1) * width);
    const filled = row.reduce((sum, inside) => sum + inside, 0);
    if (filled > 0) spans.push({ y, left: row.indexOf(1), right: row.lastIndexOf(1), filled });
  }
  return spans;
}

/** Mean part of each row between a region's ends that is not the region, as between two legs: 0 to 1. */
export function gapIn(pixels: Pixels, region: Region, band: Band): number {
  const spans = spansIn(pixels, region, band);
  const gaps = spans.map(({ left, right, filled }) => 1 - filled / (right - left + 1));
  return gaps.length === 0 ? 0 : gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
}

/** Mean distance between a region's ends within a band, gaps included, in pixels. */
export function extentIn(pixels: Pixels, region: Region, band: Band): number {
  const spans = spansIn(pixels, region, band);
  const extents = spans.map(({ left, right }) => right - left + 1);
  return extents.length === 0 ? 0 : extents.reduce((sum, extent) => sum + extent, 0) / extents.length;
}

/** A region's colours within a band, by their place across it; the very edges are left out. */
export function sidesIn(pixels: Pixels, region: Region, band: Band) {
  const sides: { left: Lab[]; middle: Lab[]; right: Lab[] } = { left: [], middle: [], right: [] };
  for (const { y, left, right } of spansIn(pixels, region, band)) {
    for (let x = left; x <= right; x++) {
      const index = y * pixels.width + x;
      if (region.mask[index] !== 1) continue;
      const across = (x - left) / (right - left + 1);
      const side = sideAt(across);
      if (side) sides[side].push(pixels.colors[index] as Lab);
    }
  }
  return sides;
}

/** @param across 0 at the left end, 1 at the right */
function sideAt(across: number): 'left' | 'middle' | 'right' | null {
  if (across > 0.38 && across < 0.62) return 'middle';
  if (across > 0.08 && across < 0.32) return 'left';
  return across > 0.68 && across < 0.92 ? 'right' : null;
}

/** How far to each side of an edge its two colours are looked at, in pixels. */
const edgeReach = 2;

/**
 * Mean difference of colour across a region's left and right ends within a band, in CIELAB units. It is small
 * where the region only fades into its surroundings.
 */
export function edgeContrastIn(pixels: Pixels, region: Region, band: Band): number {
  const { width, colors } = pixels;
  const steps = spansIn(pixels, region, band).flatMap(({ y, left, right }) => [
    [y * width + left + edgeReach, left >= edgeReach ? y * width + left - edgeReach : -1],
    [y * width + right - edgeReach, right + edgeReach < width ? y * width + right + edgeReach : -1],
  ]);
  const contrasts = steps.flatMap(([inner = -1, outer = -1]) => {
    const [inside, outside] = [colors[inner], colors[outer]];
    return inside && outside ? [shadeDistance(inside, outside)] : [];
  });
  return contrasts.length === 0 ? 0 : contrasts.reduce((sum, one) => sum + one, 0) / contrasts.length;
}
