import type { ComponentProps, MouseEvent } from 'react';
import { createPath, useHref, useLocation, useNavigate } from 'react-router';

/** Addresses of other sites and schemes, such as `mailto:`, which only the browser can open. */
const externalHref = /^([a-z][a-z\d+.-]*:|[\\/]{2})/i;

/**
 * The link component of the ui package: an anchor that the router opens. The browser opens it itself in a new tab or
 * window, and when its address is external. The router's own link supports preloading, which adds 2 KB to every page.
 */
export function RouterLink({ href, onClick, ...props }: ComponentProps<'a'> & { readonly href: string }) {
  const navigate = useNavigate();
  const path = useHref(href);
  const shown = createPath(useLocation());
  const isExternal = externalHref.test(href);
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const { button, metaKey, altKey, ctrlKey, shiftKey, defaultPrevented } = event;
    const isPlainClick = button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);
    const opensHere = props.target === undefined || props.target === '_self';
    if (defaultPrevented || isExternal || !isPlainClick || !opensHere) return;
    event.preventDefault();
    // While the code of a page loads, the address is that of the page already; another click adds no history entry.
    navigate(href, { replace: path === shown || path === createPath(window.location) });
  };
  return <a {...props} href={isExternal ? href : path} onClick={open} />;
}
