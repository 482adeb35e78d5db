import * as z from 'zod/mini';
import { type History, pushed, startHistory } from './history.ts';

/** What a person paints on the mask of a cut-out. */

/** Other kinds of schema would be part of the code that the first pages load. */
const pointSchema = z.readonly(z.array(z.number())).check(z.refine(({ length }) => length === 2));

const strokeSchema = z.object({
  /** Whether it adds to the garment or removes from it. */
  mode: z.enum(['add', 'remove']),
  /** The diameter of the brush, in pixels of the photo. */
  size: z.number().check(z.refine((size) => size > 0)),
  /** Across and down, in pixels of the photo; one point is a dot. */
  points: z.readonly(z.array(pointSchema)).check(z.refine((points) => points.length > 0)),
});

export const maskStrokesSchema = z.readonly(z.array(strokeSchema));

export type MaskStroke = Readonly<z.infer<typeof strokeSchema>>;

export type PhotoSide = 'front' | 'back';

/** The strokes on both photos of an item. */
export type SideStrokes = Readonly<Partial<Record<PhotoSide, readonly MaskStroke[]>>>;

/** The strokes of a mask with undo and redo of each one. */
export type StrokeHistory = History<readonly MaskStroke[]>;

export function withStroke(history: StrokeHistory, stroke: MaskStroke): StrokeHistory {
  return pushed(history, [...history.present, stroke]);
}

/** The history of a mask with the given strokes, each of which can be undone. */
export function startStrokes(strokes: readonly MaskStroke[] = []): StrokeHistory {
  return strokes.reduce(withStroke, startHistory<readonly MaskStroke[]>([]));
}

/** The smallest share of a photo that a garment covers; less is a mask that was brushed away. */
export const maskMinShare = 1e-3;
