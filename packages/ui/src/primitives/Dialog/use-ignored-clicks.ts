import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { useIgnoredSecondPress } from '../../foundations/use-ignored-second-press.ts';

/**
 * A window that closes is visible until its animation has ended. Until then it ignores clicks, by keys too, so
 * that the second press of a double click does not act again, and not on the page below either.
 */
export function useIgnoredClicks(open: boolean) {
  useIgnoredSecondPress(open);
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
