import { expect, it } from 'vitest';
import { emptySelection, toggleSelected } from './item-selection.ts';

const order = ['a', 'b', 'c', 'd', 'e'];
const select = (presses: readonly (readonly [id: string, range?: 'range'])[]) =>
  [
    ...presses.reduce(
      (selection, [id, range]) => toggleSelected(selection, id, range === 'range', order),
      emptySelection,
    ).ids,
  ].sort();

it('an item is selected, and deselected when it is pressed again', () => {
  expect(select([['b'], ['d']])).toEqual(['b', 'd']);
  expect(select([['b'], ['d'], ['b']])).toEqual(['d']);
});

it.each([
  ['downwards', [['b'], ['d', 'range']], ['b', 'c', 'd']],
  ['upwards', [['d'], ['b', 'range']], ['b', 'c', 'd']],
  ['beside others', [['a'], ['c'], ['d', 'range']], ['a', 'c', 'd']],
  ['again from its end', [['a'], ['b', 'range'], ['d', 'range']], ['a', 'b', 'c', 'd']],
  ['without a start', [['c', 'range']], ['c']],
  ['after the start was deselected', [['a'], ['a'], ['c', 'range']], ['c']],
] as const)('a range is selected %s', (_, presses, expected) => {
  expect(select(presses)).toEqual(expected);
});

it('when the start of a range is no longer shown, only the pressed item is added', () => {
  const selection = toggleSelected(emptySelection, 'gone', false, order);
  expect([...toggleSelected(selection, 'd', true, order).ids]).toEqual(['gone', 'd']);
});
