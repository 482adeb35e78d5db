import { whenIdle } from './when-idle.ts';

/** Time between two checks of the page. */
const pollMs = 100;
/** A page whose images load no sooner counts as shown. */
const firstViewTimeoutMs = 5000;

/** Whether the first view of this page has been shown; later ones do not wait. */
let isShown = false;
let isWatched = false;
let nextPoll: ReturnType<typeof setTimeout> | undefined;
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

/** Checks the page until its first view is shown, and starts what waits for it. */
function watchFirstView(): void {
  isWatched = true;
  /** An image is painted after it has loaded, so the page must have looked complete once before. */
  let wasComplete = false;
  let polls = 0;
  const poll = () => {
    polls += 1;
    const isComplete = polls * pollMs >= firstViewTimeoutMs || showsContent();
    isShown = isComplete && wasComplete;
    wasComplete = isComplete;
    if (isShown) for (const start of waiting) start();
    else schedulePoll();
  };
  const schedulePoll = () => {
    nextPoll = setTimeout(poll, pollMs);
  };
  if (document.readyState === 'complete') schedulePoll();
  else window.addEventListener('load', schedulePoll, { once: true });
}

/** Waits for a first view again, for tests that use one page as if it were several. */
export function resetFirstView(): void {
  clearTimeout(nextPoll);
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
