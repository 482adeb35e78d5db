import { describe, expect, it } from 'vitest';
import { resemblesName, swappedSpellings } from './name-similarity.ts';

describe('swappedSpellings', () => {
  it('swaps each two neighbouring letters of a word', () => {
    expect(swappedSpellings('noor')).toEqual(['onor', 'noro']);
    expect(swappedSpellings('łuk1')).toEqual(['ułk1', 'łku1', 'łu1k']);
  });

  it.each(['mia', 'castellan', 'mira b', 'mir%', ''])('of %j there are none', (term) => {
    expect(swappedSpellings(term)).toEqual([]);
  });
});

describe('resemblesName', () => {
  it.each([
    ['ann', ['mary.ann', 'Mary Ann']],
    ['rain', ['rian', 'Rian']],
    ['mira', ['mirra', 'Mirra']],
    ['moira', ['mira', 'Mira Castellan']],
    ['maram', ['mariam.elsayed', 'Mariam El-Sayed']],
    ['marriam', ['mariam.elsayed', 'Mariam El-Sayed']],
    ['mariam elsyed', ['mariam.elsayed', 'Mariam El-Sayed']],
    ['sayed', ['mariam.elsayed', 'Mariam']],
    ['elsayed', ['mariam', 'Mariam El-Sayed']],
    ['mariamelsayed', ['mariam.elsayed', 'M.']],
    ['mariam.elsaied', ['mariam.elsayed', 'M.']],
    ['castelan', ['mira', 'Mira Castellan']],
    ['casttell', ['mira', 'Mira Castellan']],
    ['kastelan', ['mira', 'Mira Castellan']],
    ['ŁUKAZS', ['tomasz', 'Łukasz']],
  ])('for %j, %j is found', (term, names) => {
    expect(resemblesName(term, names)).toBe(true);
  });

  it.each([
    ['rain', ['ravi.menon', 'Ravi Menon']],
    ['rain', ['randall', 'Randall']],
    ['rain', ['raj', 'Raj']],
    ['ran', ['ravi.menon', 'Ravi Menon']],
    ['mia', ['mira', 'Mira Castellan']],
    ['noor', ['nora', 'Nora']],
    ['mira', ['miguel', 'Miguel']],
    ['marina', ['marcus', 'Marcus']],
    ['lauren', ['laundry', 'Laundry Day']],
    ['charlie', ['charity', 'Charity']],
    ['castellan', ['castro', 'Castro']],
    ['mira tomasz', ['mira', 'Mira Castellan']],
    ['%', ['mira', '100%']],
    ['', ['mira', '']],
  ])('for %j, %j is not found', (term, names) => {
    expect(resemblesName(term, names)).toBe(false);
  });
});
