import type { Art } from '../core/art.ts';
import type { Piece } from '../shapes.ts';

/** A garment for a flat drawing. */
export interface FlatPiece extends Piece {
  readonly back: boolean;
}

/** Draws a flat garment on a canvas of 900 x 1100 px. */
export type DrawFlat = (art: Art, piece: FlatPiece) => string;

/** x of the canvas centre, px. */
export const CENTER = 450;
