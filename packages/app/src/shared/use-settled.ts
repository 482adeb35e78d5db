import { useEffect, useState } from 'react';
import { isFirstViewShown, whenSettled } from '../platform/when-idle.ts';

/** Returns whether the first view is shown and the browser was idle since, for code that it does not need. */
export function useSettled(): boolean {
  const [isSettled, setSettled] = useState(isFirstViewShown);
  useEffect(() => whenSettled(() => setSettled(true)), []);
  return isSettled;
}

/**
 * Like `useSettled`, but true at once when the app starts offline: its code is then stored, and delays no other request.
 */
export function useSettledOrOffline(): boolean {
  const [startedOffline] = useState(() => !navigator.onLine);
  return useSettled() || startedOffline;
}
