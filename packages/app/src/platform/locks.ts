/** Resolves to a function that releases the lock; null when it is not available, or not before the signal. */
function requestLock(name: string, options: LockOptions): Promise<(() => Promise<void>) | null> {
  return new Promise((resolve, reject) => {
    const hold = (lock: Lock | null) => {
      if (!lock) return resolve(null);
      return new Promise<void>((unlock) => {
        resolve(() => {
          unlock();
          return released;
        });
      });
    };
    const released = navigator.locks.request(name, options, hold);
    released.catch((error: unknown) => (options.signal?.aborted ? resolve(null) : reject(error)));
  });
}

/**
 * Takes a Web Lock, which the browser releases with the page.
 * @param waitMs how long to wait for it when another page has it; 0 to ask once
 * @returns a function that releases it, which resolves when it can be taken again; null when another page has it
 */
export async function takeLock(name: string, waitMs: number): Promise<(() => Promise<void>) | null> {
  // Pages without a secure connection have no locks; there, the last tab that writes wins.
  if (!navigator.locks) return async () => undefined;
  const taken = await requestLock(name, { ifAvailable: true });
  if (taken || waitMs === 0) return taken;
  return requestLock(name, { signal: AbortSignal.timeout(waitMs) });
}

/**
 * Calls `work` while this page has a lock.
 * @param waitMs as for `takeLock`
 * @returns null when another page has it
 */
export async function withLock<T>(name: string, waitMs: number, work: () => Promise<T>): Promise<T | null> {
  const unlock = await takeLock(name, waitMs);
  if (unlock === null) return null;
  try {
    return await work();
  } finally {
    await unlock();
  }
}
