import { type GarmentClass, garmentClasses } from '../packages/server/src/analysis/networks/classes.ts';
import { share } from './report.ts';

/** Which garments are said to be in one photo. */
export interface Presence {
  /** The photo's number. */
  readonly name: string;
  readonly labelled: ReadonlySet<GarmentClass>;
  readonly found: ReadonlySet<GarmentClass>;
}

/** Two readings of one photo. */
export type Pair = readonly [one: ReadonlySet<string>, other: ReadonlySet<string>];

/** In how many photos each of two readings has a garment, and both have it. */
export function agreementOn(garment: GarmentClass, pairs: readonly Pair[]) {
  const one = pairs.filter(([reading]) => reading.has(garment)).length;
  const other = pairs.filter(([, reading]) => reading.has(garment)).length;
  const both = pairs.filter((pair) => pair.every((reading) => reading.has(garment))).length;
  return { one, other, both, f1: share(2 * both, one + other) };
}

/** Micro-F1 of two readings of the same photos, over all garments. */
export function microF1(pairs: readonly Pair[]): number {
  const counts = garmentClasses.map((garment) => agreementOn(garment, pairs));
  const sum = (key: 'one' | 'other' | 'both') => counts.reduce((total, count) => total + count[key], 0);
  return share(2 * sum('both'), sum('one') + sum('other'));
}
