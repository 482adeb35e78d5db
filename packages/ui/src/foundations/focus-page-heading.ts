/**
 * Focuses the page's `h1`. Used when the element that had the focus has been removed.
 * @returns the heading; null when there is none
 */
export function focusPageHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading === null) return null;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return heading;
}
