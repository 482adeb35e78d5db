import { type MouseEvent, useLayoutEffect, useRef } from 'react';

/**
 * A window that closes is visible until its animation has ended. Until then it ignores clicks, by keys too, so
 * that the second press of a double click does not act again.
 */
export function useIgnoredClicks(open: boolean) {
  const isOpen = useRef(open);
  useLayoutEffect(() => {
    isOpen.current = open;
  }, [open]);
  return {
    onClickCapture: (event: MouseEvent) => {
      if (isOpen.current) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
