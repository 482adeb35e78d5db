import { useEffect, useState } from 'react';

const isPageHidden = () => document.visibilityState === 'hidden';

/** Whether nobody can see the page: another tab, a closed lid, a locked phone. */
export function usePageHidden(): boolean {
  const [hidden, setHidden] = useState(isPageHidden);
  useEffect(() => {
    const look = () => setHidden(isPageHidden());
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return hidden;
}
