import { describe, expect, it } from 'vitest';
import { planEdit, smallestReplacement } from './plan-edit.ts';

const area = (value: string, selectionStart = value.length, selectionEnd = selectionStart) => ({
  value,
  selectionStart,
  selectionEnd,
});
const typed = (data: string) => ({ inputType: 'insertText', data });
const backspace = { inputType: 'deleteContentBackward', data: null };

describe('planEdit', () => {
  it.each([
    ['a space at the end', typed(' '), area('#coat'), { text: '#coat #', caret: 7 }],
    ['a space inside', typed(' '), area('#coatred', 5), { text: '#coat #red', caret: 7 }],
    ['a new line', { inputType: 'insertLineBreak', data: null }, area('#a'), { text: '#a #', caret: 4 }],
    [
      'a paste over everything',
      { inputType: 'insertFromPaste', data: 'linen  lisbon' },
      area('#coat', 0, 5),
      { text: '#linen #lisbon', caret: 14 },
    ],
    ['the first # backwards', backspace, area('#coat', 1), { text: '#coat', caret: 1 }],
    ['the only #', backspace, area('#'), { text: '#', caret: 1 }],
    ['everything', backspace, area('#coat #red', 0, 10), { text: '#', caret: 1 }],
    [
      'the first # forwards',
      { inputType: 'deleteContentForward', data: null },
      area('#coat', 0),
      { text: '#coat', caret: 1 },
    ],
  ])('corrects %s', (_case, input, at, expected) => {
    expect(planEdit(input, at)).toEqual(expected);
  });

  it.each([
    ['a letter', typed('s'), area('#coat')],
    ['a deleted letter', backspace, area('#coat')],
    ['a deleted word', { inputType: 'deleteWordBackward', data: null }, area('#coat')],
    ['a dropped text', { inputType: 'insertFromDrop', data: 'a b' }, area('#coat')],
  ])('does not change %s', (_case, input, at) => {
    expect(planEdit(input, at)).toBeNull();
  });
});

describe('smallestReplacement', () => {
  it.each([
    ['#coat', '#coat #', { from: 5, to: 5, text: ' #' }],
    ['#coatred', '#coat #red', { from: 5, to: 5, text: ' #' }],
    ['#aa', '#a', { from: 2, to: 3, text: '' }],
    ['#a #a', '#a', { from: 2, to: 5, text: '' }],
    ['#a', '#a', { from: 2, to: 2, text: '' }],
  ])('from %j to %j', (before, after, expected) => {
    expect(smallestReplacement(before, after)).toEqual(expected);
  });
});
