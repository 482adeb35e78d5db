import * as z from 'zod/mini';

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

/** The strokes of a mask, with those that were undone. */
export interface StrokeHistory {
  readonly done: readonly MaskStroke[];
  /** The one that is redone first is the last. */
  readonly undone: readonly MaskStroke[];
}

export const startStrokes = (done: readonly MaskStroke[] = []): StrokeHistory => ({ done, undone: [] });

/** Adds a stroke; what was undone cannot be redone afterwards. */
export function withStroke({ done }: StrokeHistory, stroke: MaskStroke): StrokeHistory {
  return { done: [...done, stroke], undone: [] };
}

export function undoStroke({ done, undone }: StrokeHistory): StrokeHistory {
  const last = done.at(-1);
  return last ? { done: done.slice(0, -1), undone: [...undone, last] } : { done, undone };
}

export function redoStroke({ done, undone }: StrokeHistory): StrokeHistory {
  const next = undone.at(-1);
  return next ? { done: [...done, next], undone: undone.slice(0, -1) } : { done, undone };
}

/** The smallest share of a photo that a garment covers; less is a mask that was brushed away. */
export const maskMinShare = 1e-3;
