import type { Plane } from './plane.ts';
import { findRegions } from './regions.ts';

/** What a mask shows about its own quality; its limits were chosen on photos that were rated by eye (docs/model-card.md). */
interface MaskFacts {
  /** Share of the photo. */
  readonly area: number;
  /** Overlap of the masks of the photo and of its mirror image, 0 to 1. */
  readonly agreement: number;
  /** Share of the garment's area whose probability is near 0.5. */
  readonly doubt: number;
  /** Share of the photo's border that the garment touches. */
  readonly cropped: number;
  /** Area of the largest two regions as a share of all. */
  readonly compactness: number;
}

const limits = {
  minArea: 0.04,
  maxArea: 0.9,
  agreement: 0.94,
  doubt: 0.19,
  cropped: 0.4,
  compactness: 0.93,
};

function maskFacts(one: Plane, other: Plane): MaskFacts {
  const { width, height } = one;
  const counts = { both: 0, either: 0, found: 0, doubt: 0, border: 0, touching: 0 };
  const mean = one.data.map((value, at) => (value + (other.data[at] ?? 0)) / 2);
  for (let at = 0; at < mean.length; at++) {
    const value = mean[at] ?? 0;
    const first = (one.data[at] ?? 0) > 0.5;
    const second = (other.data[at] ?? 0) > 0.5;
    const x = at % width;
    const y = Math.floor(at / width);
    if (first && second) counts.both++;
    if (first || second) counts.either++;
    if (value > 0.5) counts.found++;
    if (value > 0.2 && value < 0.8) counts.doubt++;
    if (x === 0 || y === 0 || x === width - 1 || y === height - 1) {
      counts.border++;
      if (value > 0.5) counts.touching++;
    }
  }
  const { regions } = findRegions({ width, height, data: mean });
  const largest = regions.slice(0, 2).reduce((sum, { area }) => sum + area, 0);
  const found = Math.max(1, counts.found);
  return {
    area: counts.found / mean.length,
    agreement: counts.both / Math.max(1, counts.either),
    doubt: counts.doubt / found,
    cropped: counts.touching / Math.max(1, counts.border),
    compactness: largest / found,
  };
}

/**
 * Whether a mask is good enough to be shown.
 * @param one probabilities of a photo
 * @param other of its mirror image, mirrored back
 */
export function isCertain(one: Plane, other: Plane): boolean {
  const { area, agreement, doubt, cropped, compactness } = maskFacts(one, other);
  return (
    area >= limits.minArea &&
    area <= limits.maxArea &&
    agreement >= limits.agreement &&
    doubt <= limits.doubt &&
    cropped <= limits.cropped &&
    compactness >= limits.compactness
  );
}
