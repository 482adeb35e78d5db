import type { Size } from './bitmap.ts';

/** The fabric at each pixel of a garment. */
export interface FabricMap extends Size {
  /** Index of the fabric, row by row; `noFabric` outside the garment. */
  readonly fabrics: Uint8Array;
}

export const noFabric = 255;

/** How a garment's fabrics are arranged. */
export type Pattern = 'striped' | 'patterned';

/** Overlapping square windows: side and step in pixels, and the minimum share of garment in a window. */
const windowGrid = { side: 24, step: 12, minInside: 0.95 };
/** Minimum number of windows; with fewer, a seam can look like a stripe. */
const minWindows = 3;
/** Minimum share of all other fabrics in a patterned window. */
const minOtherShare = 0.15;
/**
 * Minimum number of fabric changes per line in a patterned window; and in a striped one, the minimum ratio of
 * changes across the stripes to changes along them.
 */
const minChangesPerSide = 2.5;
const minStripeRatio = 2;
/** Minimum share of windows with the pattern. */
const minPatternShare = 0.7;

/** Classifies one window; undefined when it extends beyond the garment. */
function classifyWindow(
  { width, fabrics }: FabricMap,
  left: number,
  top: number,
): Pattern | 'plain' | undefined {
  const counts: number[] = [];
  let inside = 0;
  let down = 0;
  let across = 0;
  for (let y = top; y < top + windowGrid.side; y++) {
    for (let x = left; x < left + windowGrid.side; x++) {
      const fabric = fabrics[y * width + x] ?? noFabric;
      if (fabric === noFabric) continue;
      inside++;
      counts[fabric] = (counts[fabric] ?? 0) + 1;
      if (y > top && fabrics[(y - 1) * width + x] !== fabric) down++;
      if (x > left && fabrics[y * width + x - 1] !== fabric) across++;
    }
  }
  if (inside < windowGrid.minInside * windowGrid.side ** 2) return undefined;
  const largest = Math.max(...Object.values(counts));
  if (inside - largest < minOtherShare * inside) return 'plain';
  const fewer = Math.min(down, across);
  const more = Math.max(down, across);
  if (more < minChangesPerSide * windowGrid.side) return 'plain';
  return more >= minStripeRatio * fewer ? 'striped' : 'patterned';
}

/** Detects the pattern of a garment; null when it is plain or too small to classify. */
export function detectPattern(map: FabricMap): Pattern | null {
  const classes: (Pattern | 'plain')[] = [];
  for (let top = 0; top + windowGrid.side <= map.height; top += windowGrid.step) {
    for (let left = 0; left + windowGrid.side <= map.width; left += windowGrid.step) {
      const windowClass = classifyWindow(map, left, top);
      if (windowClass) classes.push(windowClass);
    }
  }
  if (classes.length < minWindows) return null;
  const share = (matches: (windowClass: Pattern | 'plain') => boolean) =>
    classes.filter(matches).length / classes.length;
  if (share((windowClass) => windowClass === 'striped') >= minPatternShare) return 'striped';
  return share((windowClass) => windowClass !== 'plain') >= minPatternShare ? 'patterned' : null;
}
