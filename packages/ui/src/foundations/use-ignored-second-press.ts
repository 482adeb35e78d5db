import { useLayoutEffect, useRef } from 'react';

/** Longest time between the presses of a double click, in milliseconds. */
const doubleClickMs = 500;

/** Longest distance between its presses, in pixels; a finger is less exact than a mouse. */
const doubleClickDistance = 24;

const isRepeated = (first: PointerEvent, second: PointerEvent) =>
  second.timeStamp - first.timeStamp < doubleClickMs &&
  Math.hypot(second.clientX - first.clientX, second.clientY - first.clientY) < doubleClickDistance;

function ignore(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Ignores the next press, with its click, when it makes a double click of the first one. */
function ignoreSecondPress(first: PointerEvent): void {
  const end = new AbortController();
  const options = { capture: true, signal: end.signal };
  let isPressed = false;
  const onPointerDown = (second: PointerEvent) => {
    if (isPressed || !isRepeated(first, second)) return end.abort();
    isPressed = true;
    ignore(second);
  };
  const onClick = (click: MouseEvent) => {
    if (!isPressed) return;
    end.abort();
    ignore(click);
  };
  window.addEventListener('pointerdown', onPointerDown, options);
  window.addEventListener('click', onClick, options);
  // What is pressed after a key is no part of a double click.
  window.addEventListener('keydown', () => end.abort(), options);
}

/**
 * When a press closes a dialog or menu, the second press of a double click does not act on what was below it.
 * @param open whether the dialog or menu is open
 */
export function useIgnoredSecondPress(open: boolean): void {
  const last = useRef<PointerEvent>(undefined);
  useLayoutEffect(() => {
    if (!open) {
      // A press by a script has no position.
      if (last.current?.isTrusted) ignoreSecondPress(last.current);
      last.current = undefined;
      return undefined;
    }
    const onPointerDown = (press: PointerEvent) => {
      last.current = press;
    };
    window.addEventListener('pointerdown', onPointerDown, { capture: true });
    return () => window.removeEventListener('pointerdown', onPointerDown, { capture: true });
  }, [open]);
}
