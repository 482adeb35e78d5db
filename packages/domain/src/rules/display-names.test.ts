import { expect, it } from 'vitest';
import { cleanDisplayName } from './display-names.ts';

it.each([
  ['a plain name', 'Mariam El-Sayed', 'Mariam El-Sayed'],
  ['spaces', ' \t Mariam \n  El-Sayed\u00a0', 'Mariam El-Sayed'],
  ['an Arabic name', 'مريم السيد', 'مريم السيد'],
  ['a Persian name with a non-joiner', 'می\u200cنا', 'می\u200cنا'],
  ['an emoji of several parts', '👩‍🎨 Ana ❤️', '👩‍🎨 Ana ❤️'],
  [
    'the flag of Scotland',
    '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
    '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
  ],
  ['an accent as a character of its own', 'Rene\u0301', 'Ren\u00e9'],
  ['a right-to-left override', 'Ma\u202eriam\u202c', 'Mariam'],
  ['isolates and marks', '\u2066Ma\u200friam\u2069\u061c', 'Mariam'],
  ['zero-width spaces', '\u200bMa\ufeffri\u2060am', 'Mariam'],
  ['control characters', 'Ma\u0000ri\u0007am\u009f', 'Mariam'],
  ['a next-line character', 'Mariam\u0085El-Sayed', 'Mariam El-Sayed'],
  ['a soft hyphen', 'Ma\u00adriam', 'Mariam'],
  ['half of a surrogate pair', 'Mariam\ud83d', 'Mariam'],
  ['only spaces', ' \u3000 ', ''],
  ['only zero-width spaces', '\u200b\u200b', ''],
  ['only joiners', '\u200d\u200c\ufe0f', ''],
  ['only Hangul fillers', '\u3164\u115f\uffa0', ''],
  ['only Braille blanks', '\u2800\u2800', ''],
  ['only combining marks', '\u0301\u0302', ''],
  ['only overrides', '\u202e\u2066', ''],
])('of %s, %j becomes %j', (_what, text, expected) => {
  expect(cleanDisplayName(text)).toBe(expected);
  expect(cleanDisplayName(expected)).toBe(expected);
});
