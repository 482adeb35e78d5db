import type { Item } from '@aura/domain/entities';
import { useCallback, useLayoutEffect, useRef } from 'react';

/** A stable function that calls the latest `choose`, so that memoized tiles do not render again. */
export function useStableChoice(choose: (item: Item) => void): (item: Item) => void {
  const latest = useRef(choose);
  useLayoutEffect(() => {
    latest.current = choose;
  });
  return useCallback((item: Item) => latest.current(item), []);
}
