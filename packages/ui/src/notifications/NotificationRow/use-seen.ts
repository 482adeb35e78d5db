import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Time that an element must be in view to count as seen. */
const seenAfterMs = 1000;

/** Calls `onSeen` once, when the element has been at least half in view for a second. */
export function useSeen(ref: RefObject<HTMLElement | null>, onSeen: (() => void) | undefined): void {
  const seen = useEffectEvent(() => onSeen?.());
  const isWatched = onSeen !== undefined;
  useEffect(() => {
    const element = ref.current;
    if (element === null || !isWatched) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        if (!entries.at(-1)?.isIntersecting) return;
        timer = setTimeout(() => {
          observer.disconnect();
          seen();
        }, seenAfterMs);
      },
      { threshold: 0.5 },
    );
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [ref, isWatched]);
}
