import { useLayoutEffect } from 'react';

/**
 * Sets an attribute of the page's root element while a component is shown, for styles elsewhere on the page. A selector
 * such as `:root:has(...)` would search the whole page after each change of it, which takes 20 ms with 2,000 items.
 * @param isSet whether the attribute is set
 */
export function useRootAttribute(name: `data-${string}`, isSet = true): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.toggleAttribute(name, isSet);
    return () => root.removeAttribute(name);
  }, [name, isSet]);
}
