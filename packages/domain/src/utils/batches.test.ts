import { expect, it } from 'vitest';
import { inBatches } from './batches.ts';

it.each([
  ['an empty list has no batch', [], []],
  ['a list of one batch stays whole', [1, 2, 3], [[1, 2, 3]]],
  ['the last batch has the rest', [1, 2, 3, 4], [[1, 2, 3], [4]]],
])('%s', (_case, list, batches) => {
  expect(inBatches(list, 3)).toEqual(batches);
});
