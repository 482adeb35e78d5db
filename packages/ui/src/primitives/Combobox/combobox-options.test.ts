import { describe, expect, it } from 'vitest';
import { filterOptions, groupOptions, findOption } from './combobox-options.ts';

const options = ['Bottle green', 'Light Gray', 'Café au lait', 'Off-White'].map((label) => ({
  value: label,
  label,
}));
const labels = (query: string) => filterOptions(options, query).map((option) => option.label);

describe('filterOptions', () => {
  it.each([
    ['', ['Bottle green', 'Light Gray', 'Café au lait', 'Off-White']],
    ['  ', ['Bottle green', 'Light Gray', 'Café au lait', 'Off-White']],
    ['gr', ['Bottle green', 'Light Gray']],
    ['LIGHT gr', ['Light Gray']],
    ['cafe', ['Café au lait']],
    ['white', ['Off-White']],
    ['ottle', []],
    ['(', []],
  ])('%j finds %j', (query, found) => {
    expect(labels(query)).toEqual(found);
  });
});

it('keeps a pinned option, whatever is typed', () => {
  const withOther = [...options, { value: 'Other', label: 'Other', pinned: true }];
  expect(filterOptions(withOther, 'cafe').map((option) => option.label)).toEqual(['Café au lait', 'Other']);
  expect(filterOptions(withOther, 'zzz').map((option) => option.label)).toEqual(['Other']);
});

describe('groupOptions', () => {
  it('gathers neighbours and keeps each place in the whole list', () => {
    const grouped = groupOptions([
      { value: 'a', label: 'A', group: 'One' },
      { value: 'b', label: 'B', group: 'One' },
      { value: 'c', label: 'C' },
    ]);
    expect(grouped.map((group) => group.name)).toEqual(['One', undefined]);
    expect(grouped.flatMap((group) => group.options.map((entry) => entry.index))).toEqual([0, 1, 2]);
  });

  it('has no group without options', () => {
    expect(groupOptions([])).toEqual([]);
  });
});

describe('optionOfValue', () => {
  it('finds nothing for the empty value and lets an unknown one stand for itself', () => {
    expect(findOption(options, '')).toBeNull();
    expect(findOption(options, 'Light Gray')).toBe(options[1]);
    expect(findOption(options, 'Cotton poplin')).toEqual({
      value: 'Cotton poplin',
      label: 'Cotton poplin',
    });
  });
});
