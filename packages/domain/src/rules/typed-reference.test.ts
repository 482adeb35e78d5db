import { expect, it } from 'vitest';
import { typedReference } from './typed-reference.ts';

/** The caret is at the `|`. */
const read = (text: string) => typedReference(text.replace('|', ''), text.indexOf('|'));

it.each([
  ['at the start', '@mar|', { kind: 'person', text: 'mar', start: 0, end: 4 }],
  ['after a word', 'Thanks @mar|', { kind: 'person', text: 'mar', start: 7, end: 11 }],
  ['in the middle of a name', '@mar|iam, yes', { kind: 'person', text: 'mar', start: 0, end: 7 }],
  ['with a dot', '@mariam.e|', { kind: 'person', text: 'mariam.e', start: 0, end: 9 }],
  ['of letters that are not ASCII', '(@Łu|', { kind: 'person', text: 'Łu', start: 1, end: 4 }],
  ['of a tag', 'In #lin|', { kind: 'tag', text: 'lin', start: 3, end: 7 }],
  ['of a tag with an emoji', '#🧥|', { kind: 'tag', text: '🧥', start: 0, end: 3 }],
  ['of a tag with a skin tone', '#👍🏽|', { kind: 'tag', text: '👍🏽', start: 0, end: 5 }],
  ['of a tag with a flag', '#ber|lin🇩🇪', { kind: 'tag', text: 'ber', start: 0, end: 11 }],
])('a reference %s is read up to the caret and replaced as a whole', (_, text, expected) => {
  expect(read(text)).toEqual(expected);
});

it.each([
  '@|',
  '#|',
  '|@mariam',
  'mail@example|',
  'a#b|',
  '@mariam |',
  '##tag|',
  'word|',
  '&#39|',
  '/@name|',
])('in %s no reference is typed', (text) => {
  expect(read(text)).toBeNull();
});
