/** Creates a set of listeners, for example of a store for `useSyncExternalStore`. */
export function createListeners() {
  const listeners = new Set<() => void>();
  return {
    /** @returns a function that unsubscribes */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Calls all listeners. */
    notify: (): void => {
      for (const listener of listeners) listener();
    },
  };
}
