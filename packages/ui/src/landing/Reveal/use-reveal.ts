import { MotionConfigContext, useReducedMotion } from 'framer-motion';
import { type RefObject, startTransition, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { landingBannerDelayMs } from '../choreography.ts';
import { animatedPart } from './load-animated-part.ts';
import type { Reveal } from './reveal-context.ts';

/** Whether a pointer presses something that is not visible yet. Assistive technology presses with detail 0. */
function isHiddenPress({ target, detail }: MouseEvent): boolean {
  const part = target instanceof Element ? target.closest('.landing-reveal') : null;
  return detail > 0 && part !== null && Number(getComputedStyle(part).opacity) === 0;
}

/** The end of the reveal: without animation if it has not started. */
const endOf = (reveal: Reveal): Reveal =>
  reveal.state === 'playing' || reveal.state === 'ended' ? { ...reveal, state: 'ended' } : { state: 'still' };

/**
 * The reveal of the landing page. Any key or press ends it (docs/product.md section 2, Landing and authentication).
 * @param play false shows the end from the start
 * @param onRevealed called at the end
 * @returns the reveal, a ref for the element on which a press ends it, and a function that ends it
 */
export function useReveal(
  play: boolean,
  onRevealed?: () => void,
): {
  readonly reveal: Reveal;
  readonly page: RefObject<HTMLDivElement | null>;
  readonly end: () => void;
} {
  const { reducedMotion } = useContext(MotionConfigContext);
  const isReduced = useReducedMotion() || reducedMotion === 'always';
  const page = useRef<HTMLDivElement>(null);
  const [reveal, setReveal] = useState<Reveal>(() => {
    if (!play || isReduced) return { state: 'still' };
    const AnimatedPart = animatedPart.loaded();
    return AnimatedPart ? { state: 'playing', AnimatedPart, lateMs: 0 } : { state: 'waiting' };
  });
  const end = useCallback(() => setReveal(endOf), []);

  useEffect(() => {
    if (reveal.state !== 'waiting') return;
    const startedAt = performance.now();
    const timer = setTimeout(end, landingBannerDelayMs);
    animatedPart.load().then((AnimatedPart) => {
      const lateMs = performance.now() - startedAt;
      // Rendering the animated parts at once would block the main thread.
      startTransition(() =>
        setReveal((before) =>
          before.state === 'waiting' ? { state: 'playing', AnimatedPart, lateMs } : before,
        ),
      );
    }, end);
    return () => clearTimeout(timer);
  }, [reveal.state, end]);

  const isOver = reveal.state === 'ended' || reveal.state === 'still';
  useEffect(() => {
    if (isOver) onRevealed?.();
  }, [isOver, onRevealed]);

  useEffect(() => {
    const element = page.current;
    if (isOver) return;
    const endByPress = (event: MouseEvent) => {
      if (isHiddenPress(event)) event.stopPropagation();
      end();
    };
    document.addEventListener('keydown', end);
    // On click, not pointerdown: hidden buttons must stay inactive until the press is over.
    element?.addEventListener('click', endByPress, { capture: true });
    return () => {
      document.removeEventListener('keydown', end);
      element?.removeEventListener('click', endByPress, { capture: true });
    };
  }, [isOver, end]);

  return { reveal, page, end };
}
