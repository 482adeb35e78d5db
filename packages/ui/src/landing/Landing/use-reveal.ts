import { type AnimationEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';

interface Reveal {
  /** The element whose presses end the reveal. */
  readonly page: RefObject<HTMLDivElement | null>;
  readonly state: 'playing' | 'done';
  /** For the element that is revealed last. */
  readonly onLastAnimationEnd: (event: AnimationEvent<HTMLElement>) => void;
}

/**
 * Whether the reveal still playing: any key, any press or its own end finishes it (docs/product.md section 9).
 * @param initiallyPlaying false shows the end from the start
 */
export function useReveal(initiallyPlaying: boolean): Reveal {
  const [playing, setPlaying] = useState(initiallyPlaying);
  const page = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = page.current;
    if (!playing) return;
    const end = () => setPlaying(false);
    document.addEventListener('keydown', end);
    // The whole press, not its beginning: what it would have hit unseen must stay closed until it is over.
    element?.addEventListener('click', end);
    return () => {
      document.removeEventListener('keydown', end);
      element?.removeEventListener('click', end);
    };
  }, [playing]);

  const onLastAnimationEnd = useCallback(({ animationName }: AnimationEvent<HTMLElement>) => {
    if (animationName === 'landing-appear') setPlaying(false);
  }, []);

  return { page, state: playing ? 'playing' : 'done', onLastAnimationEnd };
}
