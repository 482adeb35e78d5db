import { useEffect, useEffectEvent, useRef } from 'react';
import { usePageHidden } from './use-page-hidden.ts';

/**
 * Calls `onEnd` once after `durationMs`. Stops counting while `paused` and while the page is hidden.
 * @param durationMs only the value of the first render is used
 */
export function useCountdown(durationMs: number, paused: boolean, onEnd: () => void): void {
  const remainingMs = useRef(durationMs);
  const pageHidden = usePageHidden();
  const end = useEffectEvent(onEnd);
  const running = !paused && !pageHidden;

  useEffect(() => {
    if (!running) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => end(), remainingMs.current);
    return () => {
      clearTimeout(timer);
      remainingMs.current = Math.max(0, remainingMs.current - (performance.now() - startedAt));
    };
  }, [running]);
}
