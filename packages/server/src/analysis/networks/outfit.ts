import type { FoundGarment } from '../analyzer.ts';
import type { Bitmap } from './bitmap.ts';
import { type GarmentClass, garmentClasses, maskClasses } from './classes.ts';
import { foundGarment } from './found.ts';
import { kindOfWorn } from './kinds.ts';
import { lookOf } from './look.ts';
import type { Masks } from './masks.ts';
import { boxAround, type Region, regionsIn } from './regions.ts';

/** Of the network's frame; less of a garment is none, however likely. */
const garmentFrom = 15 / (128 * 192);
/** Pieces of a garment that are smaller than this part of its largest one are stray cells. */
const pieceFrom = 0.15;

/** A garment's cells in a photo. */
export interface Worn {
  readonly garment: GarmentClass;
  readonly cells: Region;
  /** 0 to 1. */
  readonly confidence: number;
}

/** Everything but the largest person: others, and what stands around. */
function withoutOthers({ classes, width }: Masks): Uint8Array {
  const [person = []] = regionsIn(
    classes.map((shown) => (shown === 0 ? 0 : 1)),
    width,
  );
  const kept = new Uint8Array(classes.length);
  for (const cell of person) kept[cell] = classes[cell] ?? 0;
  return kept;
}

function cellsOf(classes: Uint8Array, width: number, index: number): Region {
  const pieces = regionsIn(
    classes.map((shown) => (shown === index ? 1 : 0)),
    width,
  );
  const largest = pieces[0]?.length ?? 0;
  return pieces.filter((piece) => piece.length >= pieceFrom * largest).flat();
}

function wornIn(masks: Masks, classes: Uint8Array, garment: GarmentClass): Worn[] {
  const cells = cellsOf(classes, masks.width, maskClasses.indexOf(garment));
  if (cells.length === 0 || cells.length < garmentFrom * masks.frameCells) return [];
  const certainty = cells.reduce((sum, cell) => sum + (masks.certainty[cell] ?? 0), 0) / cells.length;
  const presence = masks.presence[garmentClasses.indexOf(garment)] ?? 0;
  return [{ garment, cells, confidence: presence * certainty }];
}

/** What the largest person in the photo wears, each kind once, the surest first. */
export function wornGarments(masks: Masks): Worn[] {
  const classes = withoutOthers(masks);
  return garmentClasses
    .flatMap((garment) => wornIn(masks, classes, garment))
    .sort((one, other) => other.confidence - one.confidence);
}

/**
 * The garments of the person in a photo, the surest first.
 * @param tags a logit for each of `tagNames`
 * @param detail the photo, finer than the masks
 */
export function outfitGarments(masks: Masks, tags: Float32Array, detail: Bitmap): FoundGarment[] {
  return wornGarments(masks).map(({ garment, cells, confidence }) => {
    const kind = kindOfWorn(garment, tags);
    const look = lookOf(kind.category, cells, masks, detail);
    return foundGarment(kind, look, confidence, boxAround(cells, masks));
  });
}
