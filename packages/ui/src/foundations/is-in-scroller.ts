/**
 * Whether an element is inside a container that scrolls vertically.
 * @param root containers outside of it are ignored
 */
export function isInScroller(target: EventTarget | null, root: Element = document.body): boolean {
  for (let box = target instanceof Element ? target : null; box && box !== root; box = box.parentElement) {
    const isLonger = box.scrollHeight > box.clientHeight;
    if (isLonger && /auto|scroll/.test(getComputedStyle(box).overflowY)) return true;
  }
  return false;
}
