import { type CaretText, tagInputEdit } from './tag-input-text.ts';

/** Part of a text field's content and what is put in its place. */
interface Replacement {
  readonly from: number;
  readonly to: number;
  readonly by: string;
}

type Area = Pick<HTMLTextAreaElement, 'value' | 'selectionStart' | 'selectionEnd'>;
type Input = Pick<InputEvent, 'inputType' | 'data'>;

/** What an input is about to do to the text; null where that cannot be told, as with words or dropped texts. */
function replacementOf({ inputType, data }: Input, area: Area): Replacement | null {
  const { selectionStart: from, selectionEnd: to } = area;
  if (inputType === 'insertLineBreak') return { from, to, by: '\n' };
  if (inputType === 'insertText' || inputType === 'insertFromPaste') {
    return data === null ? null : { from, to, by: data };
  }
  if (inputType !== 'deleteContentBackward' && inputType !== 'deleteContentForward') return null;
  if (from !== to) return { from, to, by: '' };
  const at = inputType === 'deleteContentBackward' ? from - 1 : from;
  // Of a letter it may be more than one unit that goes; of a mark or space it never is.
  return /[#\s]/.test(area.value.charAt(at)) ? { from: at, to: at + 1, by: '' } : null;
}

/**
 * What the tag rules make of an input that has not happened yet.
 * @returns null where the input can happen as it is
 */
export function plannedEdit(input: Input, area: Area): CaretText | null {
  const replacement = replacementOf(input, area);
  if (replacement === null) return null;
  const { from, to, by } = replacement;
  const next = area.value.slice(0, from) + by + area.value.slice(to);
  const edit = tagInputEdit(area.value, { text: next, caret: from + by.length });
  return edit.text === next ? null : edit;
}

/** The smallest replacement that makes one text the other. */
export function differenceOf(before: string, after: string): Replacement {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) from += 1;
  let end = 0;
  while (end < shorter - from && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return { from, to: before.length - end, by: after.slice(from, after.length - end) };
}
