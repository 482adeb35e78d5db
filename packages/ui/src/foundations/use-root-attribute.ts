import { useLayoutEffect } from 'react';

/** How many components set each attribute. */
const uses = new Map<string, number>();

function changeUses(name: string, by: 1 | -1): void {
  const count = (uses.get(name) ?? 0) + by;
  uses.set(name, count);
  document.documentElement.toggleAttribute(name, count > 0);
}

/**
 * Sets an attribute of the page's root element while a component is shown, for styles elsewhere on the page. A selector
 * such as `:root:has(...)` would search the whole page after each change of it, which takes 20 ms with 2,000 items.
 * @param isSet whether this component sets the attribute, which stays while another one does
 */
export function useRootAttribute(name: `data-${string}`, isSet = true): void {
  useLayoutEffect(() => {
    if (!isSet) return;
    changeUses(name, 1);
    return () => changeUses(name, -1);
  }, [name, isSet]);
}
