import { startTransition, useEffect, useState } from 'react';
import { isFirstViewShown, whenSettled } from '../platform/first-view.ts';

/**
 * Returns whether the first view is shown and the browser was idle since, for code that it does not need. The change is a
 * transition, which leaves the main thread free between its parts: what it adds needs a Suspense boundary of its own, since
 * a boundary that is already shown would hold back everything else that the transition adds.
 */
export function useSettled(): boolean {
  const [isSettled, setSettled] = useState(isFirstViewShown);
  useEffect(() => whenSettled(() => startTransition(() => setSettled(true))), []);
  return isSettled;
}

/**
 * Like `useSettled`, but true at once when the app starts offline: its code is then stored, and delays no other request.
 */
export function useSettledOrOffline(): boolean {
  const [startedOffline] = useState(() => !navigator.onLine);
  return useSettled() || startedOffline;
}
