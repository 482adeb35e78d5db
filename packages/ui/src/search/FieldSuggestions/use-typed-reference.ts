import { type TypedReference, typedReference } from '@aura/domain/rules/typed-reference';
import { useCallback, useEffect, useRef, useState } from 'react';

const isSame = (a: TypedReference | null, b: TypedReference | null) =>
  a?.kind === b?.kind && a?.text === b?.text && a?.start === b?.start && a?.end === b?.end;

/** The mention or hashtag at the caret of a textarea that has the focus. */
function referenceIn(field: HTMLTextAreaElement): TypedReference | null {
  const { value, selectionStart, selectionEnd, readOnly } = field;
  if (document.activeElement !== field || selectionStart !== selectionEnd || readOnly) return null;
  return typedReference(value, selectionStart);
}

/**
 * The mention or hashtag at the caret of a textarea, or null. It follows the caret while the textarea has the focus.
 * After `dismiss` it is null until the caret is at another one.
 */
export function useTypedReference(fieldId: string) {
  const [reference, setReference] = useState<TypedReference | null>(null);
  const latest = useRef<TypedReference | null>(null);
  const dismissedStart = useRef<number | null>(null);
  const update = useCallback((next: TypedReference | null) => {
    if (isSame(latest.current, next)) return;
    latest.current = next;
    setReference(next);
  }, []);
  useEffect(() => {
    const field = document.getElementById(fieldId);
    if (!(field instanceof HTMLTextAreaElement)) return;
    const read = () => {
      const next = referenceIn(field);
      if (next?.start !== dismissedStart.current) dismissedStart.current = null;
      update(dismissedStart.current === null ? next : null);
    };
    read();
    const events = ['input', 'keyup', 'click', 'focus', 'blur'] as const;
    for (const event of events) field.addEventListener(event, read);
    return () => {
      for (const event of events) field.removeEventListener(event, read);
    };
  }, [fieldId, update]);
  const dismiss = useCallback(() => {
    dismissedStart.current = latest.current?.start ?? null;
    update(null);
  }, [update]);
  return { reference, dismiss };
}
