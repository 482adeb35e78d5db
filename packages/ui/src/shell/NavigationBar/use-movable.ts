import { type ReactNode, type ReactPortal, useState } from 'react';
import { createPortal } from 'react-dom';

/** An element that is appended to the place where it is shown. The build renders markup without one. */
function createHost() {
  if (typeof document === 'undefined') return null;
  const host = document.createElement('div');
  host.className = 'contents';
  return { host, placeRef: (place: Element | null) => place?.append(host) };
}

/**
 * Content that moves to another place of the page with its state, such as an open dialog.
 * @returns `placeRef`, the ref of the element in which the content is shown; `portal`, which is rendered once, anywhere.
 * Null in markup that the build renders.
 */
export function useMovable(
  content: ReactNode,
): { readonly placeRef: (place: Element | null) => void; readonly portal: ReactPortal } | null {
  const [movable] = useState(createHost);
  return movable && { placeRef: movable.placeRef, portal: createPortal(content, movable.host) };
}
