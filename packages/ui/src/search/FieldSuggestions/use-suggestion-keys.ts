import { useEffect, useLayoutEffect } from 'react';
import { isOfInputMethod } from '../../foundations/is-of-input-method.ts';

interface SuggestionKeys {
  readonly fieldId: string;
  readonly listId: string;
  readonly open: boolean;
  /** Id of the active option. */
  readonly activeId: string | undefined;
  /** Moves the active option by 1 or -1. */
  readonly onMove: (step: number) => void;
  /** Inserts the active option. */
  readonly onPick: () => void;
  readonly onDismiss: () => void;
}

function setAttributes(field: HTMLElement, attributes: Readonly<Record<string, string | undefined>>) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) field.removeAttribute(name);
    else field.setAttribute(name, value);
  }
}

/**
 * Keys of a textarea with an open list: Up and Down move, Enter and Tab insert, Escape closes the list and nothing
 * around it. The attributes of the list are set on the element, since the suggestions are loaded after it. A textarea
 * cannot be a combobox; its role supports the popup, the active option and the kind of completion.
 */
export function useSuggestionKeys({
  fieldId,
  listId,
  open,
  activeId,
  onMove,
  onPick,
  onDismiss,
}: SuggestionKeys) {
  useEffect(() => {
    const field = document.getElementById(fieldId);
    if (!field) return;
    setAttributes(field, { 'aria-autocomplete': 'list', 'aria-haspopup': 'listbox' });
    return () => setAttributes(field, { 'aria-autocomplete': undefined, 'aria-haspopup': undefined });
  }, [fieldId]);

  useEffect(() => {
    const field = document.getElementById(fieldId);
    if (!field || !open) return;
    // A field that ends something else on Escape has the attribute already.
    const isMarked = field.hasAttribute('data-ends-on-escape');
    setAttributes(field, { 'aria-controls': listId, ...(!isMarked && { 'data-ends-on-escape': '' }) });
    return () =>
      setAttributes(field, {
        'aria-controls': undefined,
        ...(!isMarked && { 'data-ends-on-escape': undefined }),
      });
  }, [fieldId, listId, open]);

  useEffect(() => {
    const field = document.getElementById(fieldId);
    if (!field || !open) return;
    setAttributes(field, { 'aria-activedescendant': activeId });
    return () => setAttributes(field, { 'aria-activedescendant': undefined });
  }, [fieldId, open, activeId]);

  // A layout effect, since Enter between the paint of the list and its effects would send the text.
  useLayoutEffect(() => {
    const field = document.getElementById(fieldId);
    if (!field || !open) return;
    const pick = activeId === undefined ? undefined : onPick;
    const onKeyDown = (event: KeyboardEvent) => {
      if (isOfInputMethod(event) || event.shiftKey || event.altKey) return;
      const actions: Readonly<Record<string, (() => void) | undefined>> = {
        ArrowDown: () => onMove(1),
        ArrowUp: () => onMove(-1),
        Enter: pick,
        Tab: pick,
        Escape: onDismiss,
      };
      const action = actions[event.key];
      if (!action) return;
      event.preventDefault();
      event.stopPropagation();
      action();
    };
    field.addEventListener('keydown', onKeyDown);
    return () => field.removeEventListener('keydown', onKeyDown);
  }, [fieldId, open, activeId, onMove, onPick, onDismiss]);
}
