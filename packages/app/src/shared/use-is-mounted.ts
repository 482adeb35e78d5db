import { useCallback, useEffect, useRef } from 'react';

/**
 * Whether the component is still mounted, for calls that end after the user may have left the page. An answer then moves
 * neither the focus nor the page.
 */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return useCallback(() => isMounted.current, []);
}
