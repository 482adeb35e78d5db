import { shellCopy } from '@aura/domain/copy/shell';
import { product } from '@aura/domain/product';
import { focusPageHeading } from '@aura/ui/foundations/focus-page-heading';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { isInOverlay, restoreLostFocus } from './restore-lost-focus.ts';

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
    // A heading that renders after the page's data have loaded gets the focus unless the user has moved it
    // meanwhile.
    return restoreLostFocus(isInOverlay(document.activeElement) ? null : focusPageHeading());
  }, [isFirstPage]);
}
