import { readFile } from 'node:fs/promises';

const ratings = ['clean', 'usable', 'bad'] as const;

/** How good a cut-out is, judged by eye: `usable` has small flaws, `bad` lacks a part or has background. */
export type CutoutRating = (typeof ratings)[number];

const isRating = (value: unknown): value is CutoutRating => ratings.some((rating) => rating === value);

/** The ratings of the cut-outs of validation photos by their names. */
export async function readRatings(): Promise<ReadonlyMap<string, CutoutRating>> {
  const file = await readFile(new URL('./cutout-ratings.json', import.meta.url), 'utf8');
  const rated = Object.entries(JSON.parse(file) as Record<string, unknown>);
  return new Map(rated.flatMap(([name, value]) => (isRating(value) ? [[name, value]] : [])));
}
