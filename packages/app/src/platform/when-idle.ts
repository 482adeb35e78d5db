/**
 * Runs something once the browser has nothing better to do and a connection; at once in a browser that cannot tell.
 * @returns takes it back
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
