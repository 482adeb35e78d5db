import { shellCopy } from '@aura/domain/copy/shell';
import { product } from '@aura/domain/product';
import { focusPageHeading } from '@aura/ui/foundations/focus-page-heading';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * What every route does on entering: it names the document, and after a navigation it moves the focus to the
 * page's h1, so that a screen reader starts there. The first page of a visit keeps the browser's own focus.
 * @param title the page's name, without the product's
 */
export function usePageTitle(title: string): void {
  const { key } = useLocation();
  // Of the entering alone: a search that the page writes into its address must not move the focus.
  const [isFirstPage] = useState(key === 'default');

  useEffect(() => {
    document.title = title === product.name ? title : shellCopy.documentTitle(title);
  }, [title]);

  useEffect(() => {
    if (isFirstPage) return;
    if (!isInOverlay(document.activeElement)) focusPageHeading();
    // A heading that comes with the page's data gets the focus then, unless it has gone elsewhere.
    const observer = new MutationObserver(() => {
      const { activeElement, body } = document;
      if (activeElement === body) focusPageHeading();
      else if (!isInOverlay(activeElement)) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [isFirstPage]);
}

/** What a person has opened over the page, maybe before it was there, would close if the focus left it. */
function isInOverlay(element: Element | null): boolean {
  return Boolean(element?.closest('[role=menu], [role=dialog], [role=alertdialog]'));
}
