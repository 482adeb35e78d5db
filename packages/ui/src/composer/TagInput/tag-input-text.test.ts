import { describe, expect, it } from 'vitest';
import { tagInputEdit, tagInputText } from './tag-input-text.ts';

describe('tagInputText', () => {
  it.each([
    ['the first letter gets a #', '', 'a', '#a'],
    ['a typed # remains', '', '#', '#'],
    ['a typed letter extends the tag', '#co', '#coa', '#coa'],
    ['a space starts the next tag', '#coat', '#coat ', '#coat #'],
    ['a space in an empty tag changes nothing', '#coat #', '#coat # ', '#coat #'],
    ['a space inside a tag splits it', '#coatred', '#coat red', '#coat #red'],
    ['a space between tags starts a tag there', '#a #b', '#a  #b', '#a # #b'],
    ['a typed # starts the next tag', '#coat', '#coat#', '#coat #'],
    ['two # at the start become one', '#', '##', '#'],
    ['the only # cannot be deleted', '#', '', '#'],
    ['clearing leaves the #', '#coat #red', '', '#'],
    ['the first # cannot be deleted', '#coat', 'coat', '#coat'],
    ['the # of a later tag cannot be deleted', '#coat #red', '#coat red', '#coat #red'],
    ['deleting the # of an empty last tag deletes its space', '#coat #', '#coat ', '#coat'],
    ['deleting the # of an empty tag in the middle deletes its space', '#a # #b', '#a  #b', '#a #b'],
    ['deleting the space joins two tags', '#coat #red', '#coat#red', '#coatred'],
    ['deleting the space before an empty tag deletes the tag', '#coat #', '#coat#', '#coat'],
    ['letters are deleted', '#coat', '#coa', '#coa'],
    ['a paste becomes tags', '', 'linen  lisbon\n#slow', '#linen #lisbon #slow'],
    ['a pasted no-break space separates tags', '#', '#a\u00A0b', '#a #b'],
    ['pasted tags replace the only #', '#', '##linen #wool', '#linen #wool'],
    ['pasted tags replace an empty tag', '#coat #', '#coat ##linen #wool', '#coat #linen #wool'],
    ['a pasted space at the end starts the next tag', '#', '##linen ', '#linen #'],
    ['an empty text remains empty', '', '', ''],
  ])('%s', (_rule, previous, next, expected) => {
    expect(tagInputText(previous, next)).toBe(expected);
  });

  it('returns a well-formed text after every possible edit', () => {
    const start = '#ab # #cd';
    for (let from = 0; from <= start.length; from += 1) {
      for (let to = from; to <= start.length; to += 1) {
        for (const typed of ['', 'x', ' ', '#', ' # x', '##']) {
          const text = tagInputText(start, start.slice(0, from) + typed + start.slice(to));
          expect(text).toMatch(/^#[^#\s]*( #[^#\s]*)*$/);
          expect(text).not.toMatch(/# #( |$)/);
          expect(tagInputText(text, text)).toBe(text);
        }
      }
    }
  });
});

describe('tagInputEdit', () => {
  it.each([
    ['keeps the caret at the end', '#coat', '#coat ', 6, '#coat #', 7],
    ['moves the caret behind a new # inside', '#coatred', '#coat red', 6, '#coat #red', 7],
    ['keeps the caret at the start', '', '', 0, '', 0],
    ['moves the caret behind the first #', '', 'a', 1, '#a', 2],
    ['never moves the caret below 0', '# # #abc', '#', 1, '#', 1],
    ['moves text typed before the only # behind it', '#', 'w#', 1, '#w', 2],
    ['moves text typed before the first # behind it', '#coat', 'x#coat', 1, '#xcoat', 2],
    ['moves text pasted before the first # behind it', '#coat', 'a b#coat', 3, '#a #bcoat', 5],
  ])('%s', (_case, previous, text, caret, expected, expectedCaret) => {
    expect(tagInputEdit(previous, { text, caret })).toEqual({ text: expected, caret: expectedCaret });
  });
});
