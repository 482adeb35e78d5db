import { expect, it } from 'vitest';
import { readSearch } from './search-terms.ts';

it.each([
  ['words', ' wide trousers ', 'wide trousers', ['people', 'posts', 'tags', 'items']],
  ['a tag', '#linen', 'linen', ['tags']],
  ['a person', '@ mariam', 'mariam', ['people']],
] as const)('reads %s', (_, query, text, types) => {
  expect(readSearch(query)).toEqual({ text, types });
});
