import { useEffect, useEffectEvent, useRef } from 'react';
import { usePageHidden } from './use-page-hidden.ts';

/**
 * Calls `onEnd` once after `durationMs`. Time stands still while `held` and while nobody can see the page.
 * @param durationMs as it is first given
 */
export function useCountdown(durationMs: number, held: boolean, onEnd: () => void): void {
  const leftMs = useRef(durationMs);
  const pageHidden = usePageHidden();
  const end = useEffectEvent(onEnd);
  const running = !held && !pageHidden;

  useEffect(() => {
    if (!running) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => end(), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current = Math.max(0, leftMs.current - (performance.now() - startedAt));
    };
  }, [running]);
}
