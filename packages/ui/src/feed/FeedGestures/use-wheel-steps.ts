import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { isInScroller } from '../../foundations/is-in-scroller.ts';
import type { FeedStep } from '../../gestures/feed-step.ts';
import { addWheelEvent, noMovement } from '../../gestures/wheel-steps.ts';

/** Pixels per line, for wheels that report lines. */
const wheelLinePx = 40;

const pixelsOf = ({ deltaY, deltaMode }: WheelEvent) =>
  deltaMode === WheelEvent.DOM_DELTA_PIXEL ? deltaY : deltaY * wheelLinePx;

/** Whether the wheel would scroll the page or an element under the pointer. */
function wouldScroll({ target }: WheelEvent, area: Element): boolean {
  const { scrollHeight, clientHeight } = document.documentElement;
  return scrollHeight > clientHeight || isInScroller(target, area);
}

/**
 * Steps through the feed when the wheel is turned over an area where it would not scroll anything. Zooming
 * and horizontal scrolling are handled by the browser.
 */
export function useWheelSteps(area: RefObject<HTMLElement | null>, onStep: (step: FeedStep) => void): void {
  const movement = useRef(noMovement);
  const handleWheel = useEffectEvent((event: WheelEvent) => {
    const horizontal = Math.abs(event.deltaX) > Math.abs(event.deltaY);
    const box = area.current;
    if (!box || horizontal || event.ctrlKey || event.shiftKey || wouldScroll(event, box)) return;
    const result = addWheelEvent(movement.current, pixelsOf(event), event.timeStamp);
    movement.current = result.movement;
    if (result.step) onStep(result.step);
  });
  useEffect(() => {
    const box = area.current;
    box?.addEventListener('wheel', handleWheel, { passive: true });
    return () => box?.removeEventListener('wheel', handleWheel);
  }, [area]);
}
