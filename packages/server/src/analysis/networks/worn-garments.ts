import { type GarmentClass, garmentClasses, maskClasses } from './classes.ts';
import type { Masks } from './masks.ts';
import { connectedRegions, type Region } from './regions.ts';

/** Smaller garments are ignored; a share of the network's frame. */
const minGarmentShare = 15 / (128 * 192);
/** Pieces smaller than this share of a garment's largest piece are noise. */
const minPieceRatio = 0.15;

/** A garment's cells in a photo. */
export interface WornGarment {
  readonly garmentClass: GarmentClass;
  readonly cells: Region;
  readonly largestPiece: Region;
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

/** Returns the connected pieces of a class, the largest first. */
function piecesOf(classes: Uint8Array, width: number, index: number): Region[] {
  const pieces = connectedRegions(
    classes.map((shown) => (shown === index ? 1 : 0)),
    width,
  );
  const largest = pieces[0]?.length ?? 0;
  return pieces.filter((piece) => piece.length >= minPieceRatio * largest);
}

function findWorn(masks: Masks, classes: Uint8Array, garmentClass: GarmentClass): WornGarment[] {
  const pieces = piecesOf(classes, masks.width, maskClasses.indexOf(garmentClass));
  const [largestPiece] = pieces;
  const cells = pieces.flat();
  if (!largestPiece || cells.length < minGarmentShare * masks.frameCells) return [];
  const meanConfidence = cells.reduce((sum, cell) => sum + (masks.confidence[cell] ?? 0), 0) / cells.length;
  const presence = masks.presence[garmentClasses.indexOf(garmentClass)] ?? 0;
  return [{ garmentClass, cells, largestPiece, confidence: presence * meanConfidence }];
}

/** Finds what the largest person in a photo wears, each class once, in descending order of confidence. */
export function wornGarments(masks: Masks): WornGarment[] {
  const classes = keepLargestPerson(masks);
  return garmentClasses
    .flatMap((garmentClass) => findWorn(masks, classes, garmentClass))
    .sort((one, other) => other.confidence - one.confidence);
}
