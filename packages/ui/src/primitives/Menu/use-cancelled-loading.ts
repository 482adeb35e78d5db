import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Cancels what a button opens while its code is loading, by Escape or a press elsewhere, so that it does not open later
 * over something else.
 */
export function useCancelledLoading(
  isLoading: boolean,
  button: RefObject<HTMLElement | null>,
  cancel: () => void,
): void {
  const onCancel = useEffectEvent(cancel);
  useEffect(() => {
    if (!isLoading) return;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onCancel();
    };
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!button.current?.contains(target as Node)) onCancel();
    };
    // The event that opens it may still be on its way up from another button, and passes no capturing listener any more.
    const options = { capture: true };
    document.addEventListener('keydown', onKeyDown, options);
    document.addEventListener('pointerdown', onPointerDown, options);
    return () => {
      document.removeEventListener('keydown', onKeyDown, options);
      document.removeEventListener('pointerdown', onPointerDown, options);
    };
  }, [isLoading, button]);
}
