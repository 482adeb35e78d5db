import { type AnimationEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';

interface Reveal {
  /** Ref of the element on which a press ends the reveal. */
  readonly page: RefObject<HTMLDivElement | null>;
  readonly state: 'playing' | 'done';
  /** Handler for the element that is revealed last. */
  readonly onLastAnimationEnd: (event: AnimationEvent<HTMLElement>) => void;
}

/**
 * State of the reveal. Any key, any press or the end of its last animation ends it (docs/product.md section
 * 9).
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
    // On click, not pointerdown: hidden buttons must stay inactive until the press is over.
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
