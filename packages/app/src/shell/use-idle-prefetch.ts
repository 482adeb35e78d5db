import { useEffect } from 'react';
import { whenSettled } from '../platform/first-view.ts';

const delayMs = 1000;

/**
 * Calls `prefetch` when the first view is shown and the browser is idle.
 * @param isReady whether the page is finished; the wait starts a second later
 */
export function useIdlePrefetch(prefetch: () => void, isReady: boolean): void {
  useEffect(() => {
    if (!isReady) return;
    let cancel = () => {};
    const timer = setTimeout(() => {
      cancel = whenSettled(prefetch);
    }, delayMs);
    return () => {
      clearTimeout(timer);
      cancel();
    };
  }, [prefetch, isReady]);
}
