import { type Band, colorsIn } from './bands.ts';
import { clusterColors } from './clusters.ts';
import type { Foreground } from './foreground.ts';
import { type Lab, shadeDistance } from './lab.ts';
import { largestRegion, type Region } from './mask.ts';
import type { Pixels } from './pixels.ts';
import { isSkinLike } from './skin.ts';

/** A standing person, head to feet. */
export interface Figure {
  readonly pixels: Pixels;
  readonly region: Region;
  /** The skin seen in the face; null when none was. */
  readonly skin: Lab | null;
}

const face: Band = { from: 0.02, to: 0.17 };
const separationMin = 2;
/** Of the picture's height; a person cut off by the frame is not measured. */
const heightMin = 0.6;
/** Height over mean width. */
const slenderMin = 3.8;
/** A garment's folds stray this far from its colour, in CIELAB units. */
const clothReach = 16;
const faceSkin = { min: 0.08, max: 0.9 };

/**
 * Whether so much of the face's place looks like skin that someone is in the picture.
 * @param cloth a colour that is known not to be skin, such as a single garment's own
 */
export function showsFace(pixels: Pixels, region: Region, cloth: Lab | null): boolean {
  const seen = colorsIn(pixels, region, face);
  const skin = seen.filter(
    (color) => isSkinLike(color) && !(cloth && shadeDistance(color, cloth) < clothReach),
  );
  const share = seen.length === 0 ? 0 : skin.length / seen.length;
  return share >= faceSkin.min && share < faceSkin.max;
}

/**
 * Reads a foreground as a standing person.
 * @returns null when its proportions or its face are not a person's
 */
export function findFigure(pixels: Pixels, { mask, separation }: Foreground): Figure | null {
  const region = largestRegion(mask, pixels.width);
  if (!region || separation < separationMin) return null;
  const height = region.bottom - region.top + 1;
  if (height / pixels.height < heightMin || (height * height) / region.area < slenderMin) return null;
  if (!showsFace(pixels, region, null)) return null;
  const tones = clusterColors(colorsIn(pixels, region, face).filter(isSkinLike), 2);
  return { pixels, region, skin: tones[0]?.center ?? null };
}
