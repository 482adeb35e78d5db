import { type PointerEvent, type UIEvent, useEffect, useRef } from 'react';

/**
 * Which part of an enlarged photo is in view: its centre stays when the zoom changes, and a mouse drags it. Fingers scroll
 * it without this.
 */
export function useStageView() {
  const scroller = useRef<HTMLDivElement>(null);
  const photo = useRef<HTMLDivElement>(null);
  /** In shares of the enlarged photo. */
  const center = useRef({ x: 0.5, y: 0.5 });
  /** The scroll position that shows the centre in the present size. */
  const shown = useRef({ left: 0, top: 0, width: 0, height: 0 });
  const draggedFrom = useRef<{ readonly x: number; readonly y: number } | null>(null);

  useEffect(() => {
    const { current } = scroller;
    if (current === null || photo.current === null) return;
    const observer = new ResizeObserver(() => {
      const { scrollWidth: width, scrollHeight: height, clientWidth, clientHeight } = current;
      const { x, y } = center.current;
      current.scrollTo(x * width - clientWidth / 2, y * height - clientHeight / 2);
      shown.current = { left: current.scrollLeft, top: current.scrollTop, width, height };
    });
    observer.observe(photo.current);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);

  const end = () => {
    draggedFrom.current = null;
  };
  return {
    /** Of the photo, whose size is the zoom. */
    photo,
    /** Of the element that scrolls the photo. */
    scrollerProps: {
      ref: scroller,
      onScroll({ currentTarget }: UIEvent<HTMLElement>) {
        const { scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight } = currentTarget;
        const { left, top, width, height } = shown.current;
        // The browser moves it while the size changes; the observer then shows the centre again.
        if (scrollWidth !== width || scrollHeight !== height) return;
        if (scrollLeft === left && scrollTop === top) return;
        center.current = {
          x: (scrollLeft + clientWidth / 2) / scrollWidth,
          y: (scrollTop + clientHeight / 2) / scrollHeight,
        };
        shown.current = { left: -1, top: -1, width, height };
      },
    },
    /** Of the photo while it is moved. */
    dragProps: {
      onPointerDown({ currentTarget, pointerId, pointerType, button, clientX: x, clientY: y }: PointerEvent) {
        if (pointerType !== 'mouse' || button !== 0) return;
        currentTarget.setPointerCapture(pointerId);
        draggedFrom.current = { x, y };
      },
      onPointerMove({ clientX: x, clientY: y }: PointerEvent) {
        const { current: from } = draggedFrom;
        if (from === null) return;
        scroller.current?.scrollBy(from.x - x, from.y - y);
        draggedFrom.current = { x, y };
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  };
}
