import type { TypedReference } from '@aura/domain/rules/typed-reference';

/**
 * Replaces a typed reference of a textarea. At the end of the text a space follows, so that typing can go on. The
 * textarea reports the change as typing does.
 */
export function insertSuggestion(field: HTMLTextAreaElement, { start, end }: TypedReference, text: string) {
  const isAtEnd = end === field.value.length;
  field.focus();
  field.setRangeText(isAtEnd ? `${text} ` : text, start, end, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }));
}
