import { type ReactNode, type ReactPortal, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';

/**
 * Content that moves to another place of the page with its state, such as an open dialog.
 * @returns `placeRef`, the ref of the element in which the content is shown; `portal`, which is rendered once, anywhere
 */
export function useMovable(content: ReactNode): {
  placeRef: (place: Element | null) => void;
  portal: ReactPortal;
} {
  const [host] = useState(() => {
    const element = document.createElement('div');
    element.className = 'contents';
    return element;
  });
  const placeRef = useCallback((place: Element | null) => place?.append(host), [host]);
  return { placeRef, portal: createPortal(content, host) };
}
