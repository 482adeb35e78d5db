import {
  type ChangeEvent,
  type CompositionEvent,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { planEdit, smallestReplacement } from './plan-edit.ts';
import { type CaretText, tagInputEdit } from './tag-input-text.ts';

/**
 * Replaces text through `execCommand`, the only API that adds to the undo history of a text field.
 * @returns false when the browser does not support it
 */
function replaceText(area: HTMLTextAreaElement, { text, caret }: CaretText): boolean {
  const { from, to, text: insert } = smallestReplacement(area.value, text);
  const changes = from < to || insert !== '';
  if (changes) {
    area.setSelectionRange(from, to);
    if (!document.execCommand(insert === '' ? 'delete' : 'insertText', false, insert)) return false;
  }
  area.setSelectionRange(caret, caret);
  return true;
}

const isUndoOrRedo = (event: Event) => event instanceof InputEvent && event.inputType.startsWith('history');

/**
 * Applies the tag rules to the typed text. When `beforeinput` announces the change, the corrected change
 * replaces it, which preserves the undo history; other changes are corrected afterwards. While an input
 * method composes, the text is not changed.
 */
export function useTagText(value: string, onValueChange: (value: string) => void) {
  const area = useRef<HTMLTextAreaElement>(null);
  const beforeComposition = useRef<string | null>(null);
  const isReplacing = useRef(false);
  const [caret, setCaret] = useState<{ readonly at: number } | null>(null);

  useLayoutEffect(() => {
    if (caret !== null) area.current?.setSelectionRange(caret.at, caret.at);
  }, [caret]);

  useEffect(() => {
    const element = area.current;
    if (element === null) return;
    const handleBeforeInput = (event: InputEvent) => {
      if (!event.isTrusted || !event.cancelable || event.isComposing) return;
      const edit = planEdit(event, element);
      if (edit === null) return;
      isReplacing.current = true;
      if (replaceText(element, edit)) event.preventDefault();
      isReplacing.current = false;
    };
    element.addEventListener('beforeinput', handleBeforeInput);
    return () => element.removeEventListener('beforeinput', handleBeforeInput);
  }, []);

  const apply = (previous: string, element: HTMLTextAreaElement) => {
    const next = { text: element.value, caret: element.selectionStart };
    const { text, caret: at } = tagInputEdit(previous, next);
    if (text !== next.text) setCaret({ at });
    onValueChange(text);
  };
  return {
    area,
    handleChange: ({ target, nativeEvent }: ChangeEvent<HTMLTextAreaElement>) => {
      const isUnchecked =
        beforeComposition.current !== null || isReplacing.current || isUndoOrRedo(nativeEvent);
      if (isUnchecked) onValueChange(target.value);
      else apply(value, target);
    },
    /** Inserts the first # before typing starts, so that an input method composes behind it. */
    handleFocus: () => {
      if (value !== '') return;
      onValueChange('#');
      setCaret({ at: 1 });
    },
    /** Removes a # without a tag. */
    handleBlur: () => {
      // After the focus has moved: a node that is removed before would draw it to the dialog around the field.
      if (value === '#') startTransition(() => onValueChange(''));
    },
    composition: {
      onCompositionStart: () => {
        beforeComposition.current = value;
      },
      onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLTextAreaElement>) => {
        const previous = beforeComposition.current ?? value;
        beforeComposition.current = null;
        apply(previous, currentTarget);
      },
    },
  };
}
