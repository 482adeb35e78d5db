/**
 * Scrolls a strip sideways until one of its children is in view. Unlike `scrollIntoView` it never scrolls the
 * page.
 */
export function revealInStrip(strip: Element, child: Element): void {
  const frame = strip.getBoundingClientRect();
  const { left, right } = child.getBoundingClientRect();
  if (left < frame.left) strip.scrollBy({ left: left - frame.left });
  else if (right > frame.right) strip.scrollBy({ left: right - frame.right });
}
