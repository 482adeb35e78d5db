interface PinchTarget {
  /** The zoom when two fingers touch. */
  readonly zoom: () => number;
  readonly zoomTo: (zoom: number, at: { readonly clientX: number; readonly clientY: number }) => void;
}

const distance = ([a, b]: TouchList) =>
  a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;

const middle = ([a, b]: TouchList) => ({
  clientX: ((a?.clientX ?? 0) + (b?.clientX ?? 0)) / 2,
  clientY: ((a?.clientY ?? 0) + (b?.clientY ?? 0)) / 2,
});

/**
 * Zooms while two fingers touch an element, instead of the zoom of the browser.
 * @returns a function that stops it
 */
export function watchPinch(element: HTMLElement, { zoom, zoomTo }: PinchTarget): () => void {
  let start = { zoom: 1, distance: 0 };
  const touch = ({ touches }: TouchEvent) => {
    start = { zoom: zoom(), distance: touches.length === 2 ? distance(touches) : 0 };
  };
  const move = (event: TouchEvent) => {
    if (event.touches.length !== 2 || start.distance === 0) return;
    event.preventDefault();
    zoomTo((start.zoom * distance(event.touches)) / start.distance, middle(event.touches));
  };
  element.addEventListener('touchstart', touch, { passive: true });
  // The default action, which zooms the page, is prevented.
  element.addEventListener('touchmove', move, { passive: false });
  return () => {
    element.removeEventListener('touchstart', touch);
    element.removeEventListener('touchmove', move);
  };
}
