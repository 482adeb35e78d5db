import { useEffect } from 'react';
import { whenIdle } from '../platform/when-idle.ts';

/**
 * Calls `prefetch` when the browser is idle.
 * @param afterMs delay after the first render, in milliseconds
 */
export function useIdlePrefetch(prefetch: () => void, afterMs: number): void {
  useEffect(() => {
    let cancel = () => {};
    const timer = setTimeout(() => {
      cancel = whenIdle(prefetch);
    }, afterMs);
    return () => {
      clearTimeout(timer);
      cancel();
    };
  }, [prefetch, afterMs]);
}
