import { expect, it } from 'vitest';
import { auraTrio } from '../../foundations/tokens/aura.ts';
import { auraColors } from './aura-colors.ts';

it.each([
  [[], auraTrio],
  [['#112233'], auraTrio],
  [
    ['#112233', '#445566'],
    ['#112233', '#445566', '#112233'],
  ],
  [
    ['#112233', 'url(x)', '#445566', '#778899', '#aabbcc'],
    ['#112233', '#445566', '#778899'],
  ],
])('auraColors maps %j to %j', (palette, colors) => {
  expect(auraColors(palette)).toEqual(colors);
});
