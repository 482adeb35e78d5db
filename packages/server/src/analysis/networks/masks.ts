import { centerIn, type Placement, type Size } from './bitmap.ts';
import { type GarmentClass, garmentClasses, maskClasses, sigmoid } from './classes.ts';
import type { OutfitOutput } from './networks.ts';

/** The class of each cell of a photo, without the padding around the photo. */
export interface Masks extends Size {
  /** Index into `maskClasses`, row by row. */
  readonly classes: Uint8Array;
  /** The probability of each cell's class, 0 to 1. */
  readonly confidence: Float32Array;
  /** Number of cells of the network's whole frame. */
  readonly frameCells: number;
  /** The probability of each of `garmentClasses` in the photo, 0 to 1. */
  readonly presence: readonly number[];
}

/** Minimum probability of a worn garment; cells of less probable garments get their next likely class. */
const presenceThresholds: Record<GarmentClass, number> = {
  top: 0.1,
  outer: 0.45,
  bottom: 0.5,
  dress: 0.75,
  shoes: 0.5,
  bag: 0.25,
  hat: 0.45,
  accessory: 0.65,
};

/** Returns the photo's position on a network's grid. */
export function placeOnGrid(grid: Size, frame: Size, photo: Size): Placement {
  const scale = grid.width / frame.width;
  const { left, top, width, height } = centerIn(frame, photo);
  const toCells = (pixels: number) => Math.round(pixels * scale);
  return {
    left: toCells(left),
    top: toCells(top),
    width: Math.min(grid.width - toCells(left), Math.max(1, toCells(width))),
    height: Math.min(grid.height - toCells(top), Math.max(1, toCells(height))),
  };
}

/** Returns the most likely of the allowed classes at a cell, and its softmax probability over all classes. */
function argmax(logits: Float32Array, cell: number, plane: number, allowed: readonly boolean[]) {
  let best = 0;
  let bestLogit = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < allowed.length; index++) {
    const logit = logits[index * plane + cell] ?? 0;
    if (!allowed[index] || logit <= bestLogit) continue;
    [best, bestLogit] = [index, logit];
  }
  let sum = 0;
  for (let index = 0; index < allowed.length; index++) {
    sum += Math.exp((logits[index * plane + cell] ?? 0) - bestLogit);
  }
  return { best, confidence: 1 / sum };
}

/**
 * Decodes the outfit network's output to a class per cell.
 * @param frame the network's input size, in pixels
 * @param photo the photo's size within the frame, in pixels
 */
export function decodeMasks({ grid, masks, presence }: OutfitOutput, frame: Size, photo: Size): Masks {
  const { left, top, width, height } = placeOnGrid(grid, frame, photo);
  const plane = grid.width * grid.height;
  const probabilities = garmentClasses.map((_, index) => sigmoid(presence[index] ?? 0));
  const isWorn = garmentClasses.map(
    (garment, index) => (probabilities[index] ?? 0) >= presenceThresholds[garment],
  );
  const allowed = maskClasses.map((_, index) => isWorn[index - 2] ?? true);
  const classes = new Uint8Array(width * height);
  const confidence = new Float32Array(width * height);
  for (let cell = 0; cell < classes.length; cell++) {
    const inFrame = (Math.floor(cell / width) + top) * grid.width + (cell % width) + left;
    const winner = argmax(masks, inFrame, plane, allowed);
    classes[cell] = winner.best;
    confidence[cell] = winner.confidence;
  }
  return { width, height, classes, confidence, frameCells: plane, presence: probabilities };
}

/** The softmax probability of a class at a cell of a photo. */
export type CellProbability = (cell: number) => number;

/**
 * Returns the probability of one class at each cell of a photo.
 * @param masks decoded from the same output
 * @param frame the network's input size, in pixels
 * @param photo the photo's size within the frame, in pixels
 */
export function probabilityOf(
  { grid, masks: logits }: OutfitOutput,
  { width, classes, confidence }: Masks,
  frame: Size,
  photo: Size,
  garment: GarmentClass,
): CellProbability {
  const { left, top } = placeOnGrid(grid, frame, photo);
  const size = grid.width * grid.height;
  const own = maskClasses.indexOf(garment);
  return (cell) => {
    const inFrame = (Math.floor(cell / width) + top) * grid.width + (cell % width) + left;
    const logit = (index: number) => logits[index * size + inFrame] ?? 0;
    return (confidence[cell] ?? 0) * Math.exp(logit(own) - logit(classes[cell] ?? 0));
  };
}
