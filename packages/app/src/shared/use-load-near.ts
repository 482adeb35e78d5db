import { useEffect, useRef } from 'react';

/** The next page loads when the end of the list is this far below the window, in heights of it. */
const distance = '100%';

/**
 * Returns the ref of an element at the end of a list, before which the next page loads.
 * @param load undefined while there is nothing to load
 */
export function useLoadNear<Target extends Element>(load: (() => void) | undefined) {
  const end = useRef<Target>(null);
  const latest = useRef(load);
  latest.current = load;
  const canLoad = load !== undefined;
  useEffect(() => {
    if (end.current === null || !canLoad) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && latest.current?.(),
      { rootMargin: distance },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [canLoad]);
  return end;
}
