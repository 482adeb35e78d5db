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

/** The pictures of a page are usually shown by then. */
const settleMs = 1000;

/**
 * Like `whenIdle`, but not before the page has loaded and a second has passed: a browser that waits for the first answers
 * of the server is idle too.
 * @returns a function that cancels the call
 */
export function whenSettled(work: () => void): () => void {
  let cancel = () => {};
  const settle = () => {
    const timer = setTimeout(() => {
      cancel = whenIdle(work);
    }, settleMs);
    cancel = () => clearTimeout(timer);
  };
  if ((globalThis.document?.readyState ?? 'complete') === 'complete') settle();
  else {
    window.addEventListener('load', settle, { once: true });
    cancel = () => window.removeEventListener('load', settle);
  }
  return () => cancel();
}
