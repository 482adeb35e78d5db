import { shellCopy } from '@aura/domain/copy/shell';
import { product } from '@aura/domain/product';
import { focusPageHeading } from '@aura/ui/foundations/focus-page-heading';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * Sets the document's title. After a navigation it also moves the focus to the page's h1, so that a screen
 * reader starts there; on the first page of a visit the browser sets the focus.
 * @param title without the product's name
 */
export function usePageTitle(title: string): void {
  const { key } = useLocation();
  // Read on mount only: when the page changes its query parameters, the focus must not move.
  const [isFirstPage] = useState(key === 'default');

  useEffect(() => {
    document.title = title === product.name ? title : shellCopy.documentTitle(title);
  }, [title]);

  useEffect(() => {
    if (isFirstPage) return;
    if (!isInOverlay(document.activeElement)) focusPageHeading();
    // A heading that renders after the page's data have loaded gets the focus unless the user has moved it
    // meanwhile.
    const observer = new MutationObserver(() => {
      const { activeElement, body } = document;
      if (activeElement === body) focusPageHeading();
      else if (!isInOverlay(activeElement)) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [isFirstPage]);
}

/**
 * Returns whether an element is in a menu or dialog over the page, which would close if it lost the focus.
 */
function isInOverlay(element: Element | null): boolean {
  return Boolean(element?.closest('[role=menu], [role=dialog], [role=alertdialog]'));
}
