import { useEffect, useEffectEvent } from 'react';

/** Repeats what has failed when the browser comes online. */
export function useRetryOnline(hasFailed: boolean, retry: () => void): void {
  const onOnline = useEffectEvent(() => retry());
  useEffect(() => {
    if (!hasFailed) return;
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [hasFailed]);
}
