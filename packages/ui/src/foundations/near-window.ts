import { type RefObject, startTransition, useEffect, useState } from 'react';
import { createListeners } from './listeners.ts';

/** Images this near to the window load while the others are held back, as a margin of an IntersectionObserver. */
const rootMargin = '10%';

let isHolding = false;
const releases = createListeners();

/**
 * Holds images outside the window back, which would share the connection and the processor with those of the first view: a
 * browser loads lazy images within several screens.
 * @returns a function that lets all images load as usual
 */
export function holdDistantImages(): () => void {
  isHolding = true;
  return () => {
    isHolding = false;
    releases.notify();
  };
}

/**
 * Returns whether an image may load: it is or was in or near the window, or images are not held back.
 * @param isEager whether it loads in any case
 */
export function useMayLoad(image: RefObject<Element | null>, isEager: boolean): boolean {
  const [mayLoad, setMayLoad] = useState(isEager || !isHolding);
  // After each render, since the element may appear later or be replaced.
  useEffect(() => {
    if (mayLoad) return;
    // One by one, since each renders and decodes its placeholder.
    const onRelease = () => startTransition(() => setMayLoad(true));
    if (!isHolding) return onRelease();
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setMayLoad(true);
      },
      { rootMargin },
    );
    if (image.current) observer.observe(image.current);
    const unsubscribe = releases.subscribe(onRelease);
    return () => {
      observer.disconnect();
      unsubscribe();
    };
  });
  return mayLoad;
}
