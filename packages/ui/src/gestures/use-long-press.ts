import { type MouseEvent, type PointerEvent, useCallback, useEffect, useRef } from 'react';

/** Time from the touch to the long press, in milliseconds. */
export const longPressMs = 500;
/** A finger that moves farther scrolls, in pixels. */
const maxMovementPx = 10;

interface Press {
  readonly x: number;
  readonly y: number;
  readonly timer: number;
}

/**
 * Recognizes a finger that stays on an element. Its end is no click, and opens no menu of the browser.
 * @param onLongPress undefined when a long press does nothing
 * @returns event handlers of the element
 */
export function useLongPress(onLongPress: (() => void) | undefined) {
  const press = useRef<Press | null>(null);
  const isHeld = useRef(false);
  const end = useCallback(() => {
    if (press.current) window.clearTimeout(press.current.timer);
    press.current = null;
  }, []);
  useEffect(() => end, [end]);
  const hold = () => {
    end();
    isHeld.current = true;
    onLongPress?.();
  };
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX, clientY }: PointerEvent) => {
      end();
      isHeld.current = false;
      if (pointerType !== 'touch' || !isPrimary || !onLongPress) return;
      press.current = { x: clientX, y: clientY, timer: window.setTimeout(hold, longPressMs) };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { x, y } = press.current ?? { x: clientX, y: clientY };
      if (Math.hypot(clientX - x, clientY - y) > maxMovementPx) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    // Some browsers report a finger that stays on a link by this event, before the timer.
    onContextMenu: (event: MouseEvent) => {
      if (press.current) hold();
      if (isHeld.current) event.preventDefault();
    },
    onClickCapture: (event: MouseEvent) => {
      if (!isHeld.current) return;
      isHeld.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
