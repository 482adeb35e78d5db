import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { FeedStep } from '../../gestures/feed-step.ts';
import { followDistance, isHorizontal, swipeStep } from '../../gestures/swipe.ts';

/** Width of the screen edges where the system's own swipes begin, in pixels. */
const swipeEdgePx = 24;

interface Finger {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly time: number;
}

const isZoomed = () => (window.visualViewport?.scale ?? 1) > 1.01;
const isNearEdge = ({ clientX }: PointerEvent) =>
  clientX < swipeEdgePx || clientX > window.innerWidth - swipeEdgePx;

/**
 * Steps through the feed on horizontal swipes over an area. The area follows the finger by a fraction of its
 * distance. Vertical movements, two fingers and zoomed pages are handled by the browser.
 */
export function useSwipe(area: RefObject<HTMLElement | null>, onStep: (step: FeedStep) => void): void {
  const finger = useRef<Finger | null>(null);

  const follow = (x: number) => {
    const box = area.current;
    if (!box || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    box.style.transition = x === 0 ? 'translate var(--transition-enter)' : '';
    box.style.translate = x === 0 ? '' : `${x}px`;
  };
  const start = useEffectEvent((event: PointerEvent) => {
    const { pointerId: id, clientX: x, clientY: y, timeStamp: time } = event;
    if (event.pointerType !== 'touch') return;
    if (finger.current || !event.isPrimary || isNearEdge(event) || isZoomed()) return cancel();
    finger.current = { id, x, y, time };
  });
  const movementOf = ({ pointerId, clientX, clientY, timeStamp }: PointerEvent) => {
    const origin = finger.current;
    return origin?.id === pointerId
      ? { x: clientX - origin.x, y: clientY - origin.y, time: timeStamp - origin.time }
      : null;
  };
  const move = useEffectEvent((event: PointerEvent) => {
    const movement = movementOf(event);
    if (movement) follow(isHorizontal(movement) ? followDistance(movement.x) : 0);
  });
  const end = useEffectEvent((event: PointerEvent) => {
    const movement = movementOf(event);
    if (!movement) return;
    cancel();
    const step = swipeStep(movement, getComputedStyle(document.documentElement).direction === 'rtl');
    if (step) onStep(step);
  });
  const cancel = () => {
    if (finger.current) follow(0);
    finger.current = null;
  };
  const onCancel = useEffectEvent(cancel);

  useEffect(() => {
    const box = area.current;
    if (!box) return;
    const listeners = { pointerdown: start, pointermove: move, pointerup: end, pointercancel: onCancel };
    for (const [type, listener] of Object.entries(listeners)) {
      box.addEventListener(type, listener as EventListener);
    }
    // With `pan-y` the browser sends horizontal movements to the page; a zoomed page is panned by the
    // browser.
    const allow = () => {
      box.style.touchAction = isZoomed() ? '' : 'pan-y pinch-zoom';
    };
    allow();
    window.visualViewport?.addEventListener('resize', allow);
    return () => {
      for (const [type, listener] of Object.entries(listeners)) {
        box.removeEventListener(type, listener as EventListener);
      }
      window.visualViewport?.removeEventListener('resize', allow);
      box.style.touchAction = '';
    };
  }, [area]);
}
