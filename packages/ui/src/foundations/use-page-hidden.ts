import { useEffect, useState } from 'react';

const isPageHidden = () => document.visibilityState === 'hidden';

/** Whether the page is hidden: another tab is open, or the device is locked. */
export function usePageHidden(): boolean {
  const [hidden, setHidden] = useState(isPageHidden);
  useEffect(() => {
    const update = () => setHidden(isPageHidden());
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return hidden;
}
