import { type RefObject, useLayoutEffect, useRef } from 'react';
import { focusPart } from './focus-part.ts';

/**
 * Focuses a part of the view when a control has disappeared that had the focus.
 * @param isShown whether the control is shown
 * @returns a ref for the part
 */
export function useLostFocus<Part extends HTMLElement>(isShown: boolean): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const wasShown = useRef(isShown);
  // A layout effect, since a dialog around the part would take the focus.
  useLayoutEffect(() => {
    if (wasShown.current && !isShown && document.activeElement === document.body) focusPart(part.current);
    wasShown.current = isShown;
  }, [isShown]);
  return part;
}
