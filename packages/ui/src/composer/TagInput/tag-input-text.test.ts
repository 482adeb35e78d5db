import { describe, expect, it } from 'vitest';
import { tagInputEdit, tagInputText } from './tag-input-text.ts';

describe('tagInputText', () => {
  it.each([
    ['the first letter gets a #', '', 'a', '#a'],
    ['a typed # is kept', '', '#', '#'],
    ['letters go on', '#co', '#coa', '#coa'],
    ['a space starts the next tag', '#coat', '#coat ', '#coat #'],
    ['a space in an empty tag changes nothing', '#coat #', '#coat # ', '#coat #'],
    ['a space inside a tag cuts it', '#coatred', '#coat red', '#coat #red'],
    ['a space between tags starts one between', '#a #b', '#a  #b', '#a # #b'],
    ['a typed # starts the next tag', '#coat', '#coat#', '#coat #'],
    ['two # at the start are one', '#', '##', '#'],
    ['the only # cannot be deleted', '#', '', '#'],
    ['clearing leaves the #', '#coat #red', '', '#'],
    ['the first # cannot be deleted', '#coat', 'coat', '#coat'],
    ['the # of a later tag cannot be deleted', '#coat #red', '#coat red', '#coat #red'],
    ['the # of an empty last tag goes with its space', '#coat #', '#coat ', '#coat'],
    ['the # of an empty tag between goes with its space', '#a # #b', '#a  #b', '#a #b'],
    ['deleting the space joins two tags', '#coat #red', '#coat#red', '#coatred'],
    ['deleting the space before an empty tag drops it', '#coat #', '#coat#', '#coat'],
    ['letters are deleted', '#coat', '#coa', '#coa'],
    ['a paste becomes tags', '', 'linen  lisbon\n#slow', '#linen #lisbon #slow'],
    ['a pasted no-break space parts tags', '#', '#a\u00A0b', '#a #b'],
    ['pasted tags take the place of the only #', '#', '##linen #wool', '#linen #wool'],
    ['pasted tags take the place of an empty tag', '#coat #', '#coat ##linen #wool', '#coat #linen #wool'],
    ['a pasted space at the end starts the next tag', '#', '##linen ', '#linen #'],
    ['nothing stays nothing', '', '', ''],
  ])('%s', (_rule, previous, next, expected) => {
    expect(tagInputText(previous, next)).toBe(expected);
  });

  it('gives a well-formed text after every edit of one place', () => {
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
    ['at the end', '#coat', '#coat ', 6, '#coat #', 7],
    ['after a new # inside', '#coatred', '#coat red', 6, '#coat #red', 7],
    ['at the start', '', '', 0, '', 0],
    ['behind the first #', '', 'a', 1, '#a', 2],
    ['never below zero', '# # #abc', '#', 1, '#', 1],
    ['written before the only #', '#', 'w#', 1, '#w', 2],
    ['written before the first #', '#coat', 'x#coat', 1, '#xcoat', 2],
    ['pasted before the first #', '#coat', 'a b#coat', 3, '#a #bcoat', 5],
  ])('%s', (_case, previous, text, caret, expected, expectedCaret) => {
    expect(tagInputEdit(previous, { text, caret })).toEqual({ text: expected, caret: expectedCaret });
  });
});
