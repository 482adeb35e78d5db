/** A browser's storage that may be forbidden or full: reading then finds nothing, writing is given up. */
export interface SafeStorage {
  /** The stored text; null where there is none, undefined where the browser refuses to tell. */
  read(key: string): string | null | undefined;
  write(key: string, text: string): void;
  remove(key: string): void;
}

/**
 * Guards a storage: what it keeps is a convenience, and its loss never stops an action.
 * @param storage asked for at each use, since even naming it may be refused
 */
export function safeStorage(storage: () => Storage): SafeStorage {
  const attempt = <T>(work: (storage: Storage) => T): T | undefined => {
    try {
      return work(storage());
    } catch {
      return undefined;
    }
  };
  return {
    read: (key) => attempt((found) => found.getItem(key)),
    write: (key, text) => attempt((found) => found.setItem(key, text)),
    remove: (key) => attempt((found) => found.removeItem(key)),
  };
}

/** Kept on the device until it is cleared. */
export const deviceStorage = safeStorage(() => localStorage);

/** Kept for one visit: one tab, until it is closed. */
export const visitStorage = safeStorage(() => sessionStorage);
