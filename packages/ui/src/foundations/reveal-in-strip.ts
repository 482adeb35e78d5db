/**
 * Scrolls a strip sideways until one of its parts is in view. Unlike `scrollIntoView` it leaves the page where
 * it is.
 */
export function revealInStrip(strip: Element, part: Element): void {
  const frame = strip.getBoundingClientRect();
  const { left, right } = part.getBoundingClientRect();
  if (left < frame.left) strip.scrollBy({ left: left - frame.left });
  else if (right > frame.right) strip.scrollBy({ left: right - frame.right });
}
