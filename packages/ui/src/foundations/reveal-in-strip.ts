/** The outline of a focused child lies outside of it, in pixels. */
const outline = 4;

/**
 * Scrolls a strip sideways until one of its children is in view. Unlike `scrollIntoView` it never scrolls the
 * page.
 */
export function revealInStrip(strip: Element, child: Element): void {
  const frame = strip.getBoundingClientRect();
  const { left, right } = child.getBoundingClientRect();
  const before = left - outline - frame.left;
  const after = right + outline - frame.right;
  if (before < 0) strip.scrollBy({ left: before });
  else if (after > 0) strip.scrollBy({ left: after });
}
