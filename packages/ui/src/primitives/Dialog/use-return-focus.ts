import { useRef } from 'react';

interface FocusHandlers {
  readonly onOpenAutoFocus?: ((event: Event) => void) | undefined;
  readonly onCloseAutoFocus?: ((event: Event) => void) | undefined;
}

/**
 * Gives focus back to what had it when a controlled dialog opened; Radix knows only a trigger of its own.
 * A caller that prevents the closing event moves focus itself.
 */
export function useReturnFocus({ onOpenAutoFocus, onCloseAutoFocus }: FocusHandlers) {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      before.current = document.activeElement;
      onOpenAutoFocus?.(event);
    },
    onCloseAutoFocus: (event: Event) => {
      onCloseAutoFocus?.(event);
      if (event.defaultPrevented) return;
      event.preventDefault();
      if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    },
  };
}
