import { focusPageHeading } from '@aura/ui/foundations/focus-page-heading';

/** Menus and dialogs over the page, which close or are left when they lose the focus. */
const overlays = '[role=menu], [role=dialog], [role=alertdialog]';

/** Ends what the last call has started. */
let endLast = () => {};

/**
 * While a page changes, such as while it loads, moves the focus to the page's h1 when the element that has it is removed,
 * and to the next h1 when that one is replaced. Ends when the user moves the focus, and when it is called again.
 * @param focused the element whose removal is expected, by default the focused one; null when the h1 gets the focus as soon as there is one
 * @returns ends it
 */
export function restoreLostFocus(focused: Element | null = document.activeElement): () => void {
  endLast();
  let latest = focused;
  const observer = new MutationObserver(() => {
    const { activeElement, body } = document;
    if (activeElement === body && !latest?.isConnected) {
      // A dialog, which the page is behind, moves its lost focus itself.
      if (document.querySelector(overlays) === null) latest = focusPageHeading();
    } else if (activeElement !== latest && !isInOverlay(activeElement)) {
      observer.disconnect();
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });
  endLast = () => observer.disconnect();
  return endLast;
}

/**
 * Runs a failed query again. When its error message disappears, the focus moves from the button to the page's heading.
 * @param refetch of the query
 */
export function retryQuery(refetch: () => unknown): void {
  restoreLostFocus();
  void refetch();
}

/** Returns whether an element is in a menu or dialog over the page. */
export function isInOverlay(element: Element | null): boolean {
  return Boolean(element?.closest(overlays));
}
