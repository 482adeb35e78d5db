import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { FeedStep } from '../../gestures/feed-step.ts';
import { followingWay, isSideways, swipeStep } from '../../gestures/swipe.ts';

/** The system's own swipes begin this near to the window's sides. */
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
 * Makes steps of a finger that moves sideways over an area, which goes a little with it. What moves along the page,
 * two fingers and everything on a zoomed page stay the browser's.
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
  const wayOf = ({ pointerId, clientX, clientY, timeStamp }: PointerEvent) => {
    const { current: begun } = finger;
    return begun?.id === pointerId
      ? { x: clientX - begun.x, y: clientY - begun.y, time: timeStamp - begun.time }
      : null;
  };
  const move = useEffectEvent((event: PointerEvent) => {
    const way = wayOf(event);
    if (way) follow(isSideways(way) ? followingWay(way.x) : 0);
  });
  const end = useEffectEvent((event: PointerEvent) => {
    const way = wayOf(event);
    if (!way) return;
    cancel();
    const step = swipeStep(way, getComputedStyle(document.documentElement).direction === 'rtl');
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
    // Sideways movements are told to the page; a zoomed page is moved about by the browser.
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
