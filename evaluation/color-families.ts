import { readFile } from 'node:fs/promises';
import { colorFamilyOf } from '@aura/domain/vocabularies/color-families';
import { type Section, share } from './report.ts';

const labels = ['white', 'cream', 'gray', 'beige'] as const;
type Label = (typeof labels)[number];

/** The names of the colours of detected garments, by the garment's name in `color-labels.json`. */
export type DetectedColors = Map<string, string>;

const columns = ['White', 'Gray', 'Beige', 'other'] as const;
type Column = (typeof columns)[number];

/** The colours of pale and grey garments of validation photos, judged by eye; garments of doubtful colour are left out. */
async function readLabels(): Promise<Readonly<Record<string, Label>>> {
  return JSON.parse(await readFile(new URL('./color-labels.json', import.meta.url), 'utf8'));
}

/** Ivory, cream and ecru are of the family White. */
function columnOf(color: string): Column {
  const family = colorFamilyOf(color);
  return columns.find((column) => column === family) ?? 'other';
}

/** Compares the families of the detected colours with those that a person sees: white is easily taken for gray. */
export async function evaluateColorFamilies(detected: DetectedColors): Promise<Section> {
  const pairs = Object.entries(await readLabels()).flatMap(([name, label]) => {
    const color = detected.get(name);
    return color === undefined ? [] : [{ label, column: columnOf(color) }];
  });
  const count = (of: readonly Label[], column: Column) =>
    pairs.filter((pair) => of.includes(pair.label) && pair.column === column).length;
  const precision = (of: readonly Label[], column: Column) => share(count(of, column), count(labels, column));
  const recall = (of: readonly Label[], column: Column) =>
    share(count(of, column), pairs.filter(({ label }) => of.includes(label)).length);
  const pale = ['white', 'cream'] as const;
  return {
    title: `Colour families: ${pairs.length} pale and grey garments`,
    head: ['labelled \\ named', ...columns],
    rows: labels.map((label) => [label, ...columns.map((column) => String(count([label], column)))]),
    figures: [
      { name: 'precision of White', value: precision(pale, 'White'), atLeast: 0.9 },
      { name: 'recall of White', value: recall(pale, 'White'), atLeast: 0.6 },
      { name: 'precision of Gray', value: precision(['gray'], 'Gray') },
      { name: 'recall of Gray', value: recall(['gray'], 'Gray'), atLeast: 0.8 },
    ],
  };
}
