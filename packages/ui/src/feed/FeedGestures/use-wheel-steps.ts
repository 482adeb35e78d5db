import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { isInScroller } from '../../foundations/is-in-scroller.ts';
import type { FeedStep } from '../../gestures/feed-step.ts';
import { noMovement, turnWheel } from '../../gestures/wheel-steps.ts';

/** What a wheel that counts lines turns for each. */
const wheelLinePx = 40;

const pixelsOf = ({ deltaY, deltaMode }: WheelEvent) =>
  deltaMode === WheelEvent.DOM_DELTA_PIXEL ? deltaY : deltaY * wheelLinePx;

/** Whether the page, or a box of it under the pointer, is what the wheel scrolls. */
function scrollsSomething({ target }: WheelEvent, area: Element): boolean {
  const { scrollHeight, clientHeight } = document.documentElement;
  return scrollHeight > clientHeight || isInScroller(target, area);
}

/** Makes steps of the wheel over an area, where it would scroll nothing. Zooming and sideways turning stay the browser's. */
export function useWheelSteps(area: RefObject<HTMLElement | null>, onStep: (step: FeedStep) => void): void {
  const movement = useRef(noMovement);
  const turn = useEffectEvent((event: WheelEvent) => {
    const sideways = Math.abs(event.deltaX) > Math.abs(event.deltaY);
    const box = area.current;
    if (!box || sideways || event.ctrlKey || event.shiftKey || scrollsSomething(event, box)) return;
    const turned = turnWheel(movement.current, pixelsOf(event), event.timeStamp);
    movement.current = turned.movement;
    if (turned.step) onStep(turned.step);
  });
  useEffect(() => {
    const box = area.current;
    box?.addEventListener('wheel', turn, { passive: true });
    return () => box?.removeEventListener('wheel', turn);
  }, [area]);
}
