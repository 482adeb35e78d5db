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
  const draggedFrom = useRef<{ readonly x: number; readonly y: number } | null>(null);

  useEffect(() => {
    if (photo.current === null) return;
    const observer = new ResizeObserver(() => {
      const { current } = scroller;
      const { x, y } = center.current;
      current?.scrollTo(
        x * current.scrollWidth - current.clientWidth / 2,
        y * current.scrollHeight - current.clientHeight / 2,
      );
    });
    observer.observe(photo.current);
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
        center.current = {
          x: (scrollLeft + clientWidth / 2) / scrollWidth,
          y: (scrollTop + clientHeight / 2) / scrollHeight,
        };
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
