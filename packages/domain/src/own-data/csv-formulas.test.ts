import { expect, it } from 'vitest';
import { guardFormula, unguardFormula } from './csv-formulas.ts';

it.each(['=1+1', '+49', '-10%', '@home', '\tx', '\rx', "'=1", "''@a"])(
  'a text that begins like a formula, %j, gets an apostrophe and is read back unchanged',
  (text) => {
    expect(guardFormula(text)).toBe(`'${text}`);
    expect(unguardFormula(guardFormula(text))).toBe(text);
  },
);

it.each(['', 'Coat', "'90s jacket", 'a=b', "'"])('%j is written and read unchanged', (text) => {
  expect(guardFormula(text)).toBe(text);
  expect(unguardFormula(text)).toBe(text);
});
