/**
 * Creates a signal that aborts on SIGINT, SIGTERM or SIGHUP, and when the npm that runs the script has ended.
 * Further signals are ignored: npm and a terminal may each send one for a single Ctrl-C, and stopping has a
 * time limit.
 * @returns {AbortSignal}
 */
export function createShutdownSignal() {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => controller.abort());
  if (process.env.npm_lifecycle_event) onParentExit(() => controller.abort());
  return controller.signal;
}

/** @param {() => void} callback */
function onParentExit(callback) {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && callback(), 500).unref();
}

/**
 * @param {AbortSignal} signal
 * @returns {Promise<void>} resolves when the signal aborts
 */
export function waitForAbort(signal) {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
