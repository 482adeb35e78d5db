import { useEffect, useRef } from 'react';
import { focusPageHeading } from '../../foundations/focus-page-heading.ts';

/** `first`: the first control of the window; `body`: the first field of the body, or else its first control. */
export type InitialFocus = 'first' | 'body';

interface FocusOptions {
  readonly initialFocus?: InitialFocus | undefined;
  /** Key of the current view. When it changes, the focus moves as on opening. */
  readonly view?: string | undefined;
  readonly onCloseAutoFocus?: ((event: Event) => void) | undefined;
}

const fields = ':is(input:not([type="hidden"], [hidden]), select, textarea):enabled';
const controls = ':is(button, a[href], [tabindex="0"]):not(:disabled)';

/** @returns whether an element was focused */
function focusFirst(window: HTMLElement): boolean {
  const body = window.querySelector('[data-dialog-body]');
  const target = body?.querySelector<HTMLElement>(fields) ?? body?.querySelector<HTMLElement>(controls);
  target?.focus({ preventScroll: true });
  return target !== null && target !== undefined;
}

/** Returns whether no element has the focus; another window that closed at the same time may have restored it. */
function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** Focuses the topmost dialog that is still open, since the page behind it cannot be used; without one, the page's heading. */
function focusRemaining(): void {
  const dialogs = document.querySelectorAll<HTMLElement>('[role="dialog"][data-state="open"]');
  const topmost = [...dialogs].at(-1);
  if (topmost) topmost.focus({ preventScroll: true });
  else focusPageHeading();
}

/**
 * Moves the focus when a dialog opens, changes its view or closes. On closing, the focus returns to the
 * previously focused element (Radix restores only its own trigger). When that element has been removed, the focus goes to the dialog
 * below, or to the page's heading. A caller that prevents the close event moves the focus itself.
 */
export function useDialogFocus({ initialFocus = 'first', view, onCloseAutoFocus }: FocusOptions) {
  const before = useRef<Element | null>(null);
  const shown = useRef<HTMLElement | null>(null);
  const shownView = useRef(view);

  useEffect(() => {
    const changed = shownView.current !== view;
    shownView.current = view;
    if (changed && shown.current) focusFirst(shown.current);
  }, [view]);

  return {
    onOpenAutoFocus: (event: Event) => {
      before.current = document.activeElement;
      shown.current = event.target instanceof HTMLElement ? event.target : null;
      if (initialFocus === 'body' && shown.current && focusFirst(shown.current)) event.preventDefault();
    },
    onCloseAutoFocus: (event: Event) => {
      shown.current = null;
      onCloseAutoFocus?.(event);
      if (event.defaultPrevented) return;
      event.preventDefault();
      if (before.current instanceof HTMLElement && before.current.isConnected) {
        before.current.focus({ preventScroll: true });
      } else if (isFocusLost()) focusRemaining();
    },
  };
}
