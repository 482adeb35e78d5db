import { useEffect } from 'react';
import { whenIdle } from '../platform/when-idle.ts';

/**
 * Fetches what is likely to be wanted next once the page stands and the browser has nothing else to do.
 * @param afterMs milliseconds in which the page must be left alone
 */
export function useIdlePrefetch(prefetch: () => void, afterMs: number): void {
  useEffect(() => {
    let takeBack = () => {};
    const timer = setTimeout(() => {
      takeBack = whenIdle(prefetch);
    }, afterMs);
    return () => {
      clearTimeout(timer);
      takeBack();
    };
  }, [prefetch, afterMs]);
}
