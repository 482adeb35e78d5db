import { expect, it } from 'vitest';
import { foldedText } from './folded-text.ts';

const words = 'wool and silk '.repeat(200).trim();

it.each([
  ['an empty text', ''],
  ['400 characters', 'a'.repeat(400)],
  ['8 lines', Array.from({ length: 8 }, () => 'line').join('\n')],
])('shows %s whole', (_, text) => {
  expect(foldedText(text)).toBeNull();
});

it('folds words after a whole word, to at most 300 characters', () => {
  const folded = foldedText(words) ?? '';
  expect(folded.length).toBeLessThanOrEqual(301);
  expect(folded).toMatch(/ (wool|and|silk)…$/);
});

it('folds a wall of letters', () => {
  expect(foldedText('a'.repeat(2000))).toBe(`${'a'.repeat(300)}…`);
});

it('never splits an emoji', () => {
  expect(foldedText('👩🏾‍🦱'.repeat(400))).toBe(`${'👩🏾‍🦱'.repeat(300)}…`);
});

it('folds many short lines to the first 5', () => {
  const lines = Array.from({ length: 9 }, (_, index) => `line ${index}`);
  expect(foldedText(lines.join('\n'))).toBe('line 0\nline 1\nline 2\nline 3\nline 4…');
});
