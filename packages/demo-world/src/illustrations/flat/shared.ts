import type { Art } from '../core/art.ts';
import type { Piece } from '../shapes.ts';

/** A garment to lay flat. */
export interface FlatPiece extends Piece {
  readonly back: boolean;
}

/** Draws a garment laid flat on a canvas of 900 x 1100. */
export type DrawFlat = (art: Art, piece: FlatPiece) => string;

/** The middle of the canvas, px. */
export const CENTER = 450;
