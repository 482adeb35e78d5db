/** The part of `index.html` that is shown while the app loads. */
const view = '[data-early-view]';

/** An image that is not painted by then is painted with the app. */
const paintTimeoutMs = 200;

/**
 * Returns the image of the feed's first post when the page already shows it, which the app must then replace by the post
 * itself, not by a placeholder. When it does not, it no longer will.
 */
export function endEarlyView(page: Pick<Document, 'querySelector'> = document): HTMLImageElement | null {
  const image = page.querySelector<HTMLImageElement>(`${view} img`);
  if (image === null) page.querySelector(view)?.removeAttribute('data-early-view');
  return image;
}

/**
 * Resolves when an image of the page is painted, which the work of a render would delay. A page in the background is not
 * painted.
 */
export function whenPainted(image: HTMLImageElement): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, paintTimeoutMs);
    const afterFrame = () =>
      requestAnimationFrame(() =>
        setTimeout(() => {
          clearTimeout(timer);
          resolve();
        }),
      );
    image.decode().then(afterFrame, afterFrame);
  });
}
