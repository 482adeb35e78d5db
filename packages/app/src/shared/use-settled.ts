import { useEffect, useState } from 'react';
import { whenSettled } from '../platform/when-idle.ts';

/** Returns whether the page has loaded and the browser was idle since, for code that the first view does not need. */
export function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => whenSettled(() => setSettled(true)), []);
  return isSettled;
}
