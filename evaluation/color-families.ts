import { readFile } from 'node:fs/promises';
import { colorFamilyOf } from '@aura/domain/vocabularies/color-families';
import { type Figure, type Section, share } from './report.ts';

/** The names of the colours of detected garments, by the garment's name in the files of labels. */
export type DetectedColors = Map<string, string>;

/** Colours of garments in validation photos, judged by eye; garments of doubtful colour are left out. */
interface JudgedColors {
  readonly title: string;
  /** A file of the labels of garments. */
  readonly file: string;
  readonly labels: readonly string[];
  /** Colour families of the vocabulary, of which the others are one column. */
  readonly columns: readonly string[];
}

/** Compares the families of detected colours with those that a person sees. */
async function compareColors(detected: DetectedColors, { title, file, labels, columns }: JudgedColors) {
  const judged = JSON.parse(await readFile(new URL(file, import.meta.url), 'utf8')) as Record<string, string>;
  const pairs = Object.entries(judged).flatMap(([name, label]) => {
    const color = detected.get(name);
    if (color === undefined) return [];
    return [{ label, column: columns.find((column) => column === colorFamilyOf(color)) ?? 'other' }];
  });
  const count = (of: readonly string[], named: readonly string[]) =>
    pairs.filter(({ label, column }) => of.includes(label) && named.includes(column)).length;
  return {
    title: `${title}: ${pairs.length} garments`,
    head: ['labelled \\ named', ...columns, 'other'],
    rows: labels.map((label) => [
      label,
      ...[...columns, 'other'].map((column) => String(count([label], [column]))),
    ]),
    precision: (of: readonly string[], named: readonly string[]) =>
      share(count(of, named), count(labels, named)),
    recall: (of: readonly string[], named: readonly string[]) =>
      share(count(of, named), pairs.filter(({ label }) => of.includes(label)).length),
  };
}

/** White is easily taken for gray. Ivory, cream and ecru are of the family White. */
async function paleColors(detected: DetectedColors): Promise<Section> {
  const { precision, recall, ...table } = await compareColors(detected, {
    title: 'Pale and grey colours',
    file: './color-labels.json',
    labels: ['white', 'cream', 'gray', 'beige'],
    columns: ['White', 'Gray', 'Beige'],
  });
  const pale = ['white', 'cream'];
  const figures: readonly Figure[] = [
    { name: 'precision of White', value: precision(pale, ['White']), atLeast: 0.9 },
    { name: 'recall of White', value: recall(pale, ['White']), atLeast: 0.6 },
    { name: 'precision of Gray', value: precision(['gray'], ['Gray']) },
    { name: 'recall of Gray', value: recall(['gray'], ['Gray']), atLeast: 0.8 },
  ];
  return { ...table, figures };
}

/** Dark blue and green are easily taken for black and gray. */
async function darkColors(detected: DetectedColors): Promise<Section> {
  const { precision, recall, ...table } = await compareColors(detected, {
    title: 'Dark colours of single garments',
    file: './dark-color-labels.json',
    labels: ['black', 'gray', 'blue', 'green', 'brown'],
    columns: ['Black', 'Gray', 'Blue', 'Green'],
  });
  const figures: readonly Figure[] = [
    { name: 'precision of Blue', value: precision(['blue'], ['Blue']), atLeast: 0.9 },
    { name: 'recall of Blue', value: recall(['blue'], ['Blue']), atLeast: 0.7 },
    { name: 'precision of Black and Gray', value: precision(['black', 'gray'], ['Black', 'Gray']) },
    { name: 'recall of Black and Gray', value: recall(['black', 'gray'], ['Black', 'Gray']), atLeast: 0.9 },
  ];
  return { ...table, figures };
}

/** Evaluates the families of the detected colours. */
export async function evaluateColorFamilies(detected: DetectedColors): Promise<Section[]> {
  return [await paleColors(detected), await darkColors(detected)];
}
