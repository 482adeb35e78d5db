import { type GarmentClass, garmentClasses } from '../packages/server/src/analysis/networks/classes.ts';
import type { Section } from './report.ts';
import seenOutfits from './second-reading.json' with { type: 'json' };

/** Which garments are said to be in one photo. */
export interface Presence {
  /** The photo's number. */
  readonly name: string;
  readonly labelled: ReadonlySet<GarmentClass>;
  readonly found: ReadonlySet<GarmentClass>;
}

/** What a second reader saw in each photo of the validation part, by the photo's number (docs/model-card.md). */
const seenIn = new Map(
  Object.entries(seenOutfits).flatMap(([garments, names]) =>
    names.map((name) => [name, new Set(garments.split(' '))] as const),
  ),
);

/** Micro-F1 of two readings of the same photos, and the F1 of each garment. */
function agreement(pairs: readonly (readonly [ReadonlySet<string>, ReadonlySet<string>])[]) {
  const f1 = (garments: readonly string[]) => {
    let [both, either] = [0, 0];
    for (const [one, other] of pairs) {
      for (const garment of garments) {
        const count = Number(one.has(garment)) + Number(other.has(garment));
        either += count;
        if (count === 2) both += 2;
      }
    }
    return both / either;
  };
  return { all: f1(garmentClasses), each: garmentClasses.map((garment) => f1([garment])) };
}

/**
 * How far labels, network and a second reader agree on what is there, which says what a figure against the labels
 * can mean.
 * @returns nothing when none of the photos was read a second time
 */
export function secondReading(presences: readonly Presence[]): Section | null {
  const read = presences.flatMap((presence) => {
    const seen = seenIn.get(presence.name);
    return seen ? [{ ...presence, seen }] : [];
  });
  if (read.length === 0) return null;
  const reader = agreement(read.map(({ seen, labelled }) => [seen, labelled]));
  const network = agreement(read.map(({ found, labelled }) => [found, labelled]));
  const both = agreement(read.map(({ found, seen }) => [found, seen]));
  return {
    title: `Second reading: ${read.length} photos, presence micro-F1`,
    head: ['', 'reader and labels', 'network and labels', 'network and reader'],
    rows: [
      ...garmentClasses.map((garment, index) => [
        garment,
        ...[reader, network, both].map(({ each }) => (each[index] ?? 0).toFixed(3)),
      ]),
      ['all', ...[reader, network, both].map(({ all }) => all.toFixed(3))],
    ],
    figures: [],
  };
}
