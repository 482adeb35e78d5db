import { type GarmentClass, garmentClasses } from '../packages/server/src/analysis/networks/classes.ts';
import { share } from './report.ts';

/** The garments of one photo, by its labels and by the analysis. */
export interface PhotoGarments {
  /** The photo's number. */
  readonly name: string;
  readonly labelled: ReadonlySet<GarmentClass>;
  readonly detected: ReadonlySet<GarmentClass>;
}

/** The garments of one photo by two annotators. */
export type AnnotationPair = readonly [one: ReadonlySet<string>, other: ReadonlySet<string>];

/** Counts the photos in which each annotator, and both of them, have a garment. */
export function agreementOn(garment: GarmentClass, pairs: readonly AnnotationPair[]) {
  const one = pairs.filter(([annotation]) => annotation.has(garment)).length;
  const other = pairs.filter(([, annotation]) => annotation.has(garment)).length;
  const both = pairs.filter((pair) => pair.every((annotation) => annotation.has(garment))).length;
  return { one, other, both, f1: share(2 * both, one + other) };
}

/** Returns the micro-F1 of two annotators of the same photos, over all garments. */
export function microF1(pairs: readonly AnnotationPair[]): number {
  const counts = garmentClasses.map((garment) => agreementOn(garment, pairs));
  const sum = (key: 'one' | 'other' | 'both') => counts.reduce((total, count) => total + count[key], 0);
  return share(2 * sum('both'), sum('one') + sum('other'));
}
