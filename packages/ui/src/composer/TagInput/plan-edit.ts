import { type CaretText, tagInputEdit } from './tag-input-text.ts';

/** A range of a text and the text that replaces it. */
interface Replacement {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

type Area = Pick<HTMLTextAreaElement, 'value' | 'selectionStart' | 'selectionEnd'>;
type Input = Pick<InputEvent, 'inputType' | 'data'>;

/**
 * The replacement that an input event is about to make. Null when the event does not contain it, for example
 * for word deletions and drops.
 */
function replacementFor({ inputType, data }: Input, area: Area): Replacement | null {
  const { selectionStart: from, selectionEnd: to } = area;
  if (inputType === 'insertLineBreak') return { from, to, text: '\n' };
  if (inputType === 'insertText' || inputType === 'insertFromPaste') {
    return data === null ? null : { from, to, text: data };
  }
  if (inputType !== 'deleteContentBackward' && inputType !== 'deleteContentForward') return null;
  if (from !== to) return { from, to, text: '' };
  const at = inputType === 'deleteContentBackward' ? from - 1 : from;
  // A letter may consist of several code units; # and whitespace always have one.
  return /[#\s]/.test(area.value.charAt(at)) ? { from: at, to: at + 1, text: '' } : null;
}

/**
 * Applies the tag rules to an input event before it happens.
 * @returns null when the input needs no correction
 */
export function planEdit(input: Input, area: Area): CaretText | null {
  const replacement = replacementFor(input, area);
  if (replacement === null) return null;
  const { from, to, text } = replacement;
  const next = area.value.slice(0, from) + text + area.value.slice(to);
  const edit = tagInputEdit(area.value, { text: next, caret: from + text.length });
  return edit.text === next ? null : edit;
}

/** The smallest replacement that turns one text into the other. */
export function smallestReplacement(before: string, after: string): Replacement {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) from += 1;
  let end = 0;
  while (end < shorter - from && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return { from, to: before.length - end, text: after.slice(from, after.length - end) };
}
