import { describe, expect, it } from 'vitest';
import { filterOptions, findOption, groupOptions } from './combobox-options.ts';

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
  ])('%j matches %j', (query, found) => {
    expect(labels(query)).toEqual(found);
  });
});

it('includes pinned options for any text', () => {
  const withOther = [...options, { value: 'Other', label: 'Other', pinned: true }];
  expect(filterOptions(withOther, 'cafe').map((option) => option.label)).toEqual(['Café au lait', 'Other']);
  expect(filterOptions(withOther, 'zzz').map((option) => option.label)).toEqual(['Other']);
});

describe('groupOptions', () => {
  it('groups adjacent options with their indices in the whole list', () => {
    const grouped = groupOptions([
      { value: 'a', label: 'A', group: 'One' },
      { value: 'b', label: 'B', group: 'One' },
      { value: 'c', label: 'C' },
    ]);
    expect(grouped.map((group) => group.name)).toEqual(['One', undefined]);
    expect(grouped.flatMap((group) => group.options.map((entry) => entry.index))).toEqual([0, 1, 2]);
  });

  it('when there are no options, returns no groups', () => {
    expect(groupOptions([])).toEqual([]);
  });
});

describe('optionOfValue', () => {
  it('returns null for the empty value, and a new option for an unknown value', () => {
    expect(findOption(options, '')).toBeNull();
    expect(findOption(options, 'Light Gray')).toBe(options[1]);
    expect(findOption(options, 'Cotton poplin')).toEqual({
      value: 'Cotton poplin',
      label: 'Cotton poplin',
    });
  });
});
