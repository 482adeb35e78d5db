/**
 * Aborted by the first Ctrl-C, SIGTERM or closed terminal, and when the npm that runs the script is gone. Later ones are ignored: npm and a terminal may each
 * send one for a single Ctrl-C, and stopping has its own time limit.
 * @returns {AbortSignal}
 */
export function untilTold() {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => controller.abort());
  if (process.env.npm_lifecycle_event) whenParentIsGone(() => controller.abort());
  return controller.signal;
}

/** @param {() => void} then */
function whenParentIsGone(then) {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && then(), 500).unref();
}

/**
 * @param {AbortSignal} signal
 * @returns {Promise<void>} resolves when the signal is aborted
 */
export function aborted(signal) {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
