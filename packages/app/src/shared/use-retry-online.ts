import { useEffectEvent, useLayoutEffect } from 'react';

/** Repeats what has failed when the browser comes online. */
export function useRetryOnline(hasFailed: boolean, retry: () => void): void {
  const onOnline = useEffectEvent(() => retry());
  // From the moment on when the failure is shown; other effects run later.
  useLayoutEffect(() => {
    if (!hasFailed) return;
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [hasFailed]);
}
