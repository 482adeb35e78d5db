import { useEffect } from 'react';

/** While active, the browser asks for confirmation before the page is left. */
export function useUnloadWarning(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', preventUnload);
    return () => window.removeEventListener('beforeunload', preventUnload);
  }, [active]);
}
