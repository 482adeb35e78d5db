import { maskMinShare } from '@aura/domain/rules/mask-strokes';
import type { RgbaImage } from '../../images/cutout-image.ts';
import type { Bitmap, Size } from '../networks/bitmap.ts';
import { refine, withAlpha } from './garment-edge.ts';
import { boxBlur, type Plane } from './plane.ts';

/** One byte per pixel, row by row; 255 belongs to the garment. */
export interface Mask extends Size {
  readonly data: Uint8Array;
}

/** A photo and the mask that its owner has drawn. */
export interface MaskedPhoto {
  /** For the outline; its colours decide where it is. */
  readonly guide: Bitmap;
  readonly full: Bitmap;
  /** Of the photo's full size. */
  readonly mask: Mask;
  /** The opacity of the cut-out that the mask changes, of the photo's full size. */
  readonly previous?: Mask;
}

/** The distance from a brushed edge, as a share of the photo's long side, in which the photo's edges attract it. */
const reachShare = 1 / 300;
/** Smaller differences come from the compression of the previous cut-out. */
const minChange = 0.1;

function toPlane({ width, height, data }: Mask): Plane {
  return { width, height, data: Float32Array.from(data, (value) => value / 255) };
}

/** Above 0 near pixels where the masks differ. */
function changeOf(mask: Plane, previous: Plane, reach: number): Plane {
  const differs = mask.data.map((value, at) =>
    Math.abs(value - (previous.data[at] ?? 0)) > minChange ? 1 : 0,
  );
  return boxBlur({ ...mask, data: differs }, reach);
}

/**
 * Cuts a garment out by a drawn mask. Near brushed edges the outline moves to the edges of the photo; elsewhere it stays
 * as it was.
 * @returns null when the mask contains no garment
 */
export function applyMask({ guide, full, mask, previous }: MaskedPhoto): RgbaImage | null {
  const drawn = toPlane(mask);
  const area = drawn.data.reduce((sum, value) => sum + (value > 0.5 ? 1 : 0), 0);
  if (area < maskMinShare * drawn.data.length) return null;
  const reach = Math.max(1, Math.round(reachShare * Math.max(mask.width, mask.height)));
  const alpha = refine(boxBlur(drawn, reach), guide, full);
  if (previous) {
    const change = changeOf(drawn, toPlane(previous), 2 * reach);
    for (let at = 0; at < alpha.length; at++) {
      if ((change.data[at] ?? 0) <= 0) alpha[at] = mask.data[at] ?? 0;
    }
  }
  return withAlpha(full, alpha);
}
