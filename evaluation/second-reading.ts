import { garmentClasses } from '../packages/server/src/analysis/networks/classes.ts';
import { agreementOn, microF1, type Pair, type Presence } from './presence.ts';
import type { Section } from './report.ts';
import seenOutfits from './second-reading.json' with { type: 'json' };

/** What a second reader saw in each photo of the validation part, by the photo's number (docs/model-card.md). */
const seenIn = new Map(
  Object.entries(seenOutfits).flatMap(([garments, names]) =>
    names.map((name) => [name, new Set(garments.split(' '))] as const),
  ),
);

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
  const columns: Pair[][] = [
    read.map(({ seen, labelled }) => [seen, labelled]),
    read.map(({ found, labelled }) => [found, labelled]),
    read.map(({ found, seen }) => [found, seen]),
  ];
  return {
    title: `Second reading: ${read.length} photos, presence micro-F1`,
    head: ['', 'reader and labels', 'network and labels', 'network and reader'],
    rows: [
      ...garmentClasses.map((garment) => [
        garment,
        ...columns.map((pairs) => agreementOn(garment, pairs).f1.toFixed(3)),
      ]),
      ['all', ...columns.map((pairs) => microF1(pairs).toFixed(3))],
    ],
    figures: [],
  };
}
