import { useEffect, useRef } from 'react';
import { focusPageHeading } from '../../foundations/focus-page-heading.ts';

/** `first`: the first control of the window; `body`: the first field of the body, or else its first control. */
export type InitialFocus = 'first' | 'body';

interface FocusOptions {
  readonly initialFocus?: InitialFocus | undefined;
  /** Names what the window shows; when it changes, focus goes where it would go on opening. */
  readonly view?: string | undefined;
  readonly onCloseAutoFocus?: ((event: Event) => void) | undefined;
}

const fields = ':is(input:not([type="hidden"], [hidden]), select, textarea):enabled';
const controls = ':is(button, a[href], [tabindex="0"]):not(:disabled)';

/** @returns whether something took the focus */
function focusFirst(window: HTMLElement): boolean {
  const body = window.querySelector('[data-dialog-body]');
  const target = body?.querySelector<HTMLElement>(fields) ?? body?.querySelector<HTMLElement>(controls);
  target?.focus({ preventScroll: true });
  return target !== null && target !== undefined;
}

/** A window below that closed at the same time may have given it back already. */
function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/**
 * Where focus goes when a dialog opens, when it shows another view, and when it closes: back to what had it, which
 * Radix knows only of a trigger of its own, or to the page's heading when that is gone. A caller that prevents the closing event moves focus itself.
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
      } else if (isFocusLost()) focusPageHeading();
    },
  };
}
