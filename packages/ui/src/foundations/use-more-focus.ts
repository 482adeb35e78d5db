import { type RefCallback, useCallback, useRef } from 'react';

/**
 * When the button that loads the next page of a list disappears with the focus, moves the focus to the first entry of that
 * page; while the page loads, to the last entry.
 * @param getList returns the list, whose entries are `li` elements
 * @param target selects the element that gets the focus, one in each entry; by default the entry itself
 * @returns a ref for the button
 */
export function useMoreFocus(
  getList: () => Element | null | undefined,
  target = 'li',
): RefCallback<HTMLElement> {
  const latest = useRef(getList);
  latest.current = getList;
  return useCallback(
    (button) => () => {
      if (document.activeElement !== button) return;
      const targets = () => [...(latest.current()?.querySelectorAll<HTMLElement>(target) ?? [])];
      const { length } = targets();
      // After the entries of the page have been added.
      queueMicrotask(() => {
        const shown = targets();
        const entry = shown[length] ?? shown.at(-1);
        if (entry === undefined) return;
        if (entry.tabIndex < 0) entry.tabIndex = -1;
        entry.focus({ preventScroll: true });
      });
    },
    [target],
  );
}
