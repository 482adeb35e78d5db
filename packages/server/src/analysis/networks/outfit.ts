import type { DetectedGarment } from '../analyzer.ts';
import { appearanceOf } from './appearance.ts';
import type { Bitmap } from './bitmap.ts';
import { type GarmentClass, garmentClasses, maskClasses } from './classes.ts';
import { toDetectedGarment } from './detected-garment.ts';
import { typeOfWornGarment } from './garment-types.ts';
import type { Masks } from './masks.ts';
import { boxAround, connectedRegions, type Region } from './regions.ts';

/** Of the network's frame; less of a garment is none, however likely. */
const minGarmentShare = 15 / (128 * 192);
/** Pieces of a garment that are smaller than this part of its largest one are stray cells. */
const minPieceRatio = 0.15;

/** A garment's cells in a photo. */
export interface WornGarment {
  readonly garmentClass: GarmentClass;
  readonly cells: Region;
  /** 0 to 1. */
  readonly confidence: number;
}

/** Everything but the largest person: others, and what stands around. */
function keepLargestPerson({ classes, width }: Masks): Uint8Array {
  const [person = []] = connectedRegions(
    classes.map((shown) => (shown === 0 ? 0 : 1)),
    width,
  );
  const kept = new Uint8Array(classes.length);
  for (const cell of person) kept[cell] = classes[cell] ?? 0;
  return kept;
}

function cellsOf(classes: Uint8Array, width: number, index: number): Region {
  const pieces = connectedRegions(
    classes.map((shown) => (shown === index ? 1 : 0)),
    width,
  );
  const largest = pieces[0]?.length ?? 0;
  return pieces.filter((piece) => piece.length >= minPieceRatio * largest).flat();
}

function findWorn(masks: Masks, classes: Uint8Array, garment: GarmentClass): WornGarment[] {
  const cells = cellsOf(classes, masks.width, maskClasses.indexOf(garment));
  if (cells.length === 0 || cells.length < minGarmentShare * masks.frameCells) return [];
  const certainty = cells.reduce((sum, cell) => sum + (masks.confidence[cell] ?? 0), 0) / cells.length;
  const presence = masks.presence[garmentClasses.indexOf(garment)] ?? 0;
  return [{ garmentClass: garment, cells, confidence: presence * certainty }];
}

/** What the largest person in the photo wears, each kind once, the surest first. */
export function wornGarments(masks: Masks): WornGarment[] {
  const classes = keepLargestPerson(masks);
  return garmentClasses
    .flatMap((garment) => findWorn(masks, classes, garment))
    .sort((one, other) => other.confidence - one.confidence);
}

/**
 * The garments of the person in a photo, the surest first.
 * @param tags a logit for each of `tagNames`
 * @param detail the photo, finer than the masks
 */
export function outfitGarments(masks: Masks, tags: Float32Array, detail: Bitmap): DetectedGarment[] {
  return wornGarments(masks).map(({ garmentClass: garment, cells, confidence }) => {
    const kind = typeOfWornGarment(garment, tags);
    const look = appearanceOf(kind.category, cells, masks, detail);
    return toDetectedGarment(kind, look, confidence, boxAround(cells, masks));
  });
}
