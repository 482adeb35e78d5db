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
