import { type RefObject, useLayoutEffect } from 'react';

/** Pixels between the anchor and the popover, and between the popover and the edge of the window. */
const gapPx = 4;
const edgePx = 8;
const mostPx = 320;

function place(anchor: HTMLElement, popover: HTMLElement): void {
  const box = anchor.getBoundingClientRect();
  // A keyboard on the screen makes the visual viewport smaller, and in some browsers not the window.
  const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: window.innerHeight };
  const below = offsetTop + height - box.bottom - gapPx - edgePx;
  const above = box.top - offsetTop - gapPx - edgePx;
  const opensUp = below < Math.min(mostPx, popover.scrollHeight) && above > below;
  const { style } = popover;
  style.left = `${box.left}px`;
  style.width = `${box.width}px`;
  style.maxHeight = `${Math.min(mostPx, Math.max(opensUp ? above : below, 0))}px`;
  style.top = opensUp ? 'auto' : `${box.bottom + gapPx}px`;
  style.bottom = opensUp ? `${window.innerHeight - box.top + gapPx}px` : 'auto';
}

/**
 * Shows an element with `popover="manual"` below or above its anchor while `open`. The popover is in the top
 * layer, so that no dialog clips it and the focus does not move. Its options are rendered by the component that calls this.
 */
export function useAnchoredPopover(
  anchorRef: RefObject<HTMLElement | null>,
  popoverRef: RefObject<HTMLElement | null>,
  open: boolean,
): void {
  useLayoutEffect(() => {
    const anchor = anchorRef.current;
    const popover = popoverRef.current;
    if (!open || !anchor || !popover) return;
    const update = () => place(anchor, popover);
    popover.showPopover();
    const observer = new ResizeObserver(update);
    observer.observe(anchor);
    window.addEventListener('resize', update);
    window.visualViewport?.addEventListener('resize', update);
    window.addEventListener('scroll', update, { capture: true, passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', update);
      window.visualViewport?.removeEventListener('resize', update);
      window.removeEventListener('scroll', update, { capture: true });
      popover.hidePopover();
    };
  }, [anchorRef, popoverRef, open]);

  // After each render, since other options change the height of the popover.
  useLayoutEffect(() => {
    if (open && anchorRef.current && popoverRef.current) place(anchorRef.current, popoverRef.current);
  });
}
