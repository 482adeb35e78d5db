import { expect, it } from 'vitest';
import { defaultLabels } from './default-labels.ts';

it.each([
  [1, '1 character left'],
  [2, '2 characters left'],
  [0, '0 characters left'],
  [-1, '1 character too many'],
  [-5, '5 characters too many'],
])('when %i characters are left, the counter announces "%s"', (left, text) => {
  expect(defaultLabels.charactersLeft(left)).toBe(text);
});
