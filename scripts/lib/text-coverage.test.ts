import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listFiles } from './files.mjs';
import { inRoot } from './paths.mjs';

/** Where a person's view of the product is asserted: stories, tests of the app, tests in a browser, whole journeys. */
const SHOWN = /\.stories\.tsx$|\.browser\.test\.tsx?$|^packages\/app\/src\/.*\.test\.ts$|^e2e\/.*\.ts$/;

/** Part of the catalogue, and not for people: codes, and what is thrown where no person is signed in. */
const UNSEEN = /^(cancelledProviderCodes\.|accountDeletionCopy\.noUser$)/;

const copyModules: Record<string, Record<string, unknown>> = import.meta.glob(
  '../../packages/domain/src/copy/!(*.test).ts',
  { eager: true },
);

interface Text {
  /** As code names it, such as `shellCopy.pageTitles.home`. */
  readonly name: string;
  readonly text: string;
}

/** The fixed texts of a part of the catalogue; those that are made of a value are left to their own tests. */
const textsOf = (part: unknown, name: string): Text[] => {
  if (typeof part === 'string') return [{ name, text: part }];
  if (part === null || typeof part !== 'object') return [];
  return Object.entries(part).flatMap(([key, inner]) => {
    const step = /^\w+$/.test(key) ? `.${key}` : `['${key}']`;
    return textsOf(inner, name === '' ? key : name + step);
  });
};

it('each fixed text of the product is asserted where a person sees it', () => {
  const shown = listFiles()
    .filter((file) => SHOWN.test(file))
    .map((file) => readFileSync(inRoot(file), 'utf8').replaceAll("\\'", "'"))
    .join('\n');
  const texts = Object.values(copyModules).flatMap((module) => textsOf(module, ''));
  expect(texts.length).toBeGreaterThan(300);
  const words = texts.filter(({ name }) => !UNSEEN.test(name));
  const unseen = words.filter(({ name, text }) => !shown.includes(text) && !shown.includes(name));
  expect(unseen).toEqual([]);
});
