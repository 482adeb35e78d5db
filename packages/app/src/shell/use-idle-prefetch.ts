import { useEffect } from 'react';

/**
 * Fetches what is likely to be wanted next once the page stands and the browser has nothing else to do.
 * @param afterMs milliseconds in which the page must be left alone
 */
export function useIdlePrefetch(prefetch: () => void, afterMs: number): void {
  useEffect(() => {
    let idle: number | null = null;
    const timer = setTimeout(() => {
      if ('requestIdleCallback' in window) idle = requestIdleCallback(prefetch);
      else prefetch();
    }, afterMs);
    return () => {
      clearTimeout(timer);
      if (idle !== null) cancelIdleCallback(idle);
    };
  }, [prefetch, afterMs]);
}
