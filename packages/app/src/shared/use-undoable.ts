import { useCallback, useEffect, useRef } from 'react';

interface Pending {
  readonly timer: number;
  readonly run: () => void;
}

/**
 * Actions that run after a time in which they can be undone, or at once when the component unmounts or the page is
 * closed.
 * @param delayMs time in which an action can be undone
 */
export function useUndoable(delayMs: number) {
  const pending = useRef(new Map<string, Pending>());

  /** Cancels an action. Returns false when it has run. */
  const cancel = useCallback((key: string) => {
    clearTimeout(pending.current.get(key)?.timer);
    return pending.current.delete(key);
  }, []);

  /** Runs the waiting actions now. Returns whether there was one. */
  const runAll = useCallback(() => {
    const waiting = [...pending.current];
    for (const [key, { run }] of waiting) {
      cancel(key);
      run();
    }
    return waiting.length > 0;
  }, [cancel]);

  useEffect(() => {
    window.addEventListener('pagehide', runAll);
    return () => {
      window.removeEventListener('pagehide', runAll);
      runAll();
    };
  }, [runAll]);

  /** Schedules an action instead of a waiting one with the same key. */
  const schedule = useCallback(
    (key: string, run: () => void) => {
      cancel(key);
      const timer = window.setTimeout(() => {
        pending.current.delete(key);
        run();
      }, delayMs);
      pending.current.set(key, { timer, run });
    },
    [cancel, delayMs],
  );

  return { schedule, cancel, runAll };
}
