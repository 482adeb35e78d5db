/**
 * Whether something stands in a box of the page that scrolls up and down by itself.
 * @param within looks no further out than this
 */
export function isInScroller(target: EventTarget | null, within: Element = document.body): boolean {
  for (let box = target instanceof Element ? target : null; box && box !== within; box = box.parentElement) {
    const isLonger = box.scrollHeight > box.clientHeight;
    if (isLonger && /auto|scroll/.test(getComputedStyle(box).overflowY)) return true;
  }
  return false;
}
