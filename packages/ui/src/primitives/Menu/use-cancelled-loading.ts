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
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [isLoading, button]);
}
