/**
 * Runs something once the browser has nothing better to do; at once in a browser that cannot tell.
 * @returns takes it back
 */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    work();
    return () => undefined;
  }
  const handle = requestIdleCallback(work);
  return () => cancelIdleCallback(handle);
}
