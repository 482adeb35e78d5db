import { type AnimationEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';

interface Reveal {
  /** The element whose presses end the reveal. */
  readonly page: RefObject<HTMLDivElement | null>;
  readonly state: 'playing' | 'done';
  /** For the element that is revealed last. */
  readonly endWithAnimation: (event: AnimationEvent<HTMLElement>) => void;
}

/**
 * Whether the reveal still plays: any key, any press or its own end finishes it (docs/product.md section 9).
 * @param begins false shows the end from the start
 */
export function useReveal(begins: boolean): Reveal {
  const [plays, setPlays] = useState(begins);
  const page = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const pressed = page.current;
    if (!plays) return;
    const end = () => setPlays(false);
    document.addEventListener('keydown', end);
    // The whole press, not its beginning: what it would have hit unseen must stay closed until it is over.
    pressed?.addEventListener('click', end);
    return () => {
      document.removeEventListener('keydown', end);
      pressed?.removeEventListener('click', end);
    };
  }, [plays]);

  const endWithAnimation = useCallback(({ animationName }: AnimationEvent<HTMLElement>) => {
    if (animationName === 'landing-appear') setPlays(false);
  }, []);

  return { page, state: plays ? 'playing' : 'done', endWithAnimation };
}
