/**
 * Calls `work` when the browser is idle and online; immediately when there is no `requestIdleCallback`.
 * @returns a function that cancels the call
 */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    work();
    return () => undefined;
  }
  const handle = requestIdleCallback(() => {
    if (navigator.onLine) work();
    else window.addEventListener('online', work, { once: true });
  });
  return () => {
    cancelIdleCallback(handle);
    window.removeEventListener('online', work);
  };
}

/** Time between two looks at the page. */
const lookMs = 100;
/** A page whose images load no sooner counts as shown. */
const patienceMs = 5000;

/** Whether the first view of this page has been shown; later ones do not wait. */
let isShown = false;
let isWatched = false;
let nextLook: ReturnType<typeof setTimeout> | undefined;
/** What starts when the first view is shown. */
const waiting = new Set<() => void>();

/** Returns whether the first view of this page has been shown, so that nothing has to wait for it. */
export const isFirstViewShown = (): boolean => isShown;

const isAwaited = (image: HTMLImageElement): boolean => {
  if (image.complete) return false;
  const { top, bottom, left, right } = image.getBoundingClientRect();
  return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
};

/** Returns whether the page shows its content: no placeholder, and no image in the window that is still loading. */
function showsContent(): boolean {
  const root = document.getElementById('root');
  const isRendered = root === null || root.childElementCount > 0;
  return (
    isRendered &&
    document.querySelector('[data-placeholder]') === null &&
    !Array.prototype.some.call(document.images, isAwaited)
  );
}

/** Looks at the page until its first view is shown, and starts what waits for it. */
function watchFirstView(): void {
  isWatched = true;
  /** An image is painted after it has loaded, so the page must have looked complete once before. */
  let wasComplete = false;
  let looks = 0;
  const look = () => {
    looks += 1;
    const isComplete = looks * lookMs >= patienceMs || showsContent();
    isShown = isComplete && wasComplete;
    wasComplete = isComplete;
    if (isShown) for (const start of waiting) start();
    else lookLater();
  };
  const lookLater = () => {
    nextLook = setTimeout(look, lookMs);
  };
  if (document.readyState === 'complete') lookLater();
  else window.addEventListener('load', lookLater, { once: true });
}

/** Waits for a first view again, for tests that use one page as if it were several. */
export function resetFirstView(): void {
  clearTimeout(nextLook);
  waiting.clear();
  isShown = false;
  isWatched = false;
}

/**
 * Like `whenIdle`, but not before the page has loaded and its first view is shown with its images: their requests share
 * the connection with all others, and a browser that waits for the first answers of the server is idle too.
 * @returns a function that cancels the call
 */
export function whenSettled(work: () => void): () => void {
  if (isShown) return whenIdle(work);
  let cancel = () => {
    waiting.delete(start);
  };
  const start = () => {
    cancel = whenIdle(work);
  };
  waiting.add(start);
  if (!isWatched) watchFirstView();
  return () => cancel();
}
