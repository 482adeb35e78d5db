import { expect, it } from 'vitest';
import { initialOf } from './initial.ts';

it.each([
  ['mariam.elsayed', 'M'],
  ['  ørsted', 'Ø'],
  ['👩‍🎨 Ro', '👩‍🎨'],
  ['', ''],
])('initialOf(%j) is %j', (name, initial) => {
  expect(initialOf(name)).toBe(initial);
});
