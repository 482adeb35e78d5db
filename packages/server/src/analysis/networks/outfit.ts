import type { DetectedGarment } from '../analyzer.ts';
import { appearanceOf } from './appearance.ts';
import type { Bitmap } from './bitmap.ts';
import { type GarmentClass, garmentClasses, maskClasses } from './classes.ts';
import { toDetectedGarment } from './detected-garment.ts';
import { typeOfWornGarment } from './garment-types.ts';
import type { Masks } from './masks.ts';
import { boxAround, connectedRegions, type Region } from './regions.ts';

/** Smaller garments are ignored; a share of the network's frame. */
const minGarmentShare = 15 / (128 * 192);
/** Pieces smaller than this share of a garment's largest piece are noise. */
const minPieceRatio = 0.15;

/** A garment's cells in a photo. */
export interface WornGarment {
  readonly garmentClass: GarmentClass;
  readonly cells: Region;
  /** 0 to 1. */
  readonly confidence: number;
}

/** Returns the classes of the largest person; all other cells are background. */
function keepLargestPerson({ classes, width }: Masks): Uint8Array {
  const [person = []] = connectedRegions(
    classes.map((shown) => (shown === 0 ? 0 : 1)),
    width,
  );
  const result = new Uint8Array(classes.length);
  for (const cell of person) result[cell] = classes[cell] ?? 0;
  return result;
}

function cellsOf(classes: Uint8Array, width: number, index: number): Region {
  const pieces = connectedRegions(
    classes.map((shown) => (shown === index ? 1 : 0)),
    width,
  );
  const largest = pieces[0]?.length ?? 0;
  return pieces.filter((piece) => piece.length >= minPieceRatio * largest).flat();
}

function findWorn(masks: Masks, classes: Uint8Array, garmentClass: GarmentClass): WornGarment[] {
  const cells = cellsOf(classes, masks.width, maskClasses.indexOf(garmentClass));
  if (cells.length === 0 || cells.length < minGarmentShare * masks.frameCells) return [];
  const meanConfidence = cells.reduce((sum, cell) => sum + (masks.confidence[cell] ?? 0), 0) / cells.length;
  const presence = masks.presence[garmentClasses.indexOf(garmentClass)] ?? 0;
  return [{ garmentClass, cells, confidence: presence * meanConfidence }];
}

/** Finds what the largest person in a photo wears, each class once, in descending order of confidence. */
export function wornGarments(masks: Masks): WornGarment[] {
  const classes = keepLargestPerson(masks);
  return garmentClasses
    .flatMap((garmentClass) => findWorn(masks, classes, garmentClass))
    .sort((one, other) => other.confidence - one.confidence);
}

/**
 * Detects the garments of the person in a photo, in descending order of confidence.
 * @param tags a logit for each of `tagNames`
 * @param detail the photo at a finer resolution than the masks
 */
export function outfitGarments(masks: Masks, tags: Float32Array, detail: Bitmap): DetectedGarment[] {
  return wornGarments(masks).map(({ garmentClass, cells, confidence }) => {
    const type = typeOfWornGarment(garmentClass, tags);
    const appearance = appearanceOf(type.category, cells, masks, detail);
    return toDetectedGarment(type, appearance, confidence, boxAround(cells, masks));
  });
}
