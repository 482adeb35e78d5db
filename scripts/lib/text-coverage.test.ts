import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type CatalogueText, catalogue } from './catalogue.ts';
import { listFiles } from './files.mjs';
import { inRoot } from './paths.mjs';

/**
 * Files that assert what a user sees: stories, tests of the app, browser tests, end-to-end tests, tests of emails and of
 * the page of an export.
 */
const SHOWN =
  /\.stories\.tsx$|\.browser\.test\.tsx?$|^packages\/app\/src\/.*\.test\.ts$|^tests\/e2e\/.*\.ts$|^packages\/server\/src\/.*\/email\/.*\.test\.ts$|own-data-page\.test\.ts$/;

/** The product's code, and the mocks that replace the server's. */
const PRODUCT = /^(packages\/[\w-]+|mocks)\/src\/.*\.tsx?$/;
const ABOUT_PRODUCT = /\.test\.tsx?$|\.stories\.tsx$|\/testing\//;

/** Entries that no user sees: codes, and the error thrown when no user is signed in. */
const UNSEEN = /^(cancelledProviderCodes\.|accountDeletionCopy\.noUser$)/;

const words = catalogue.filter(({ name }) => !UNSEEN.test(name));

const read = (isWanted: (file: string) => boolean) =>
  listFiles()
    .filter(isWanted)
    .map((file) => readFileSync(inRoot(file), 'utf8'))
    .join('\n');

it('each fixed text of the product is asserted by a test of what a user sees', () => {
  const shown = read((file) => SHOWN.test(file)).replaceAll("\\'", "'");
  const fixed = words.flatMap(({ name, text }) => (text === null ? [] : [{ name, text }]));
  expect(fixed.length).toBeGreaterThan(300);
  const lines = shown.split('\n');
  /** Returns whether a test asserts the text. A longer text that contains it does not count. */
  const isShown = (text: string) => {
    const longer = fixed.filter((other) => other.text !== text && other.text.includes(text));
    const withoutLonger = (line: string) =>
      longer.reduce((rest, other) => rest.replaceAll(other.text, ''), line);
    return lines.some((line) => line.includes(text) && withoutLonger(line).includes(text));
  };
  const isNamed = (name: string) => {
    for (let at = shown.indexOf(name); at >= 0; at = shown.indexOf(name, at + 1))
      if (!/\w/.test(shown.charAt(at + name.length))) return true;
    return false;
  };
  expect(fixed.filter(({ name, text }) => !isNamed(name) && !isShown(text))).toEqual([]);
});

it('each text of the catalogue is used by the product', () => {
  const code = read((file) => PRODUCT.test(file) && !ABOUT_PRODUCT.test(file))
    .replaceAll(/^import [^;]*;$/gm, '')
    .replaceAll(/^export const \w+/gm, '');
  const uses = new Set(Array.from(code.matchAll(/(?<![\w.])[a-z]\w*(?:\.\w+)*/g), ([use]) => use));
  /** `labels.trim()` uses `labels`, and `labels[name]` uses all its entries. */
  const used = new Set(
    [...uses].flatMap((use) => use.split('.').map((_step, index, all) => all.slice(0, index + 1).join('.'))),
  );
  const isUsed = ({ name, within }: CatalogueText) => used.has(name) || within.some((part) => uses.has(part));
  expect(words.filter((word) => !isUsed(word))).toEqual([]);
});
