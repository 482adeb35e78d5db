/** The part of `index.html` that is shown while the app loads. */
const view = '[data-early-view]';

/**
 * Returns whether the page already shows images of what it has read, which the app must then replace by the items or posts
 * themselves, not by a placeholder. When it does not, it no longer will.
 */
export function endEarlyView(page: Pick<Document, 'querySelector'> = document): boolean {
  const showsImages = page.querySelector(`${view} [data-early-image] img`) !== null;
  if (!showsImages) page.querySelector(view)?.removeAttribute('data-early-view');
  return showsImages;
}
