/** The part of `index.html` that is shown while the app loads. */
const view = '[data-early-view]';

/**
 * Returns whether the page already shows the image of the feed's first post, which the app must then replace by the post
 * itself, not by a placeholder. When it does not, it no longer will.
 */
export function endEarlyView(page: Pick<Document, 'querySelector'> = document): boolean {
  if (page.querySelector(`${view} img`)) return true;
  page.querySelector(view)?.removeAttribute('data-early-view');
  return false;
}
