import { deviceKey } from './keys.ts';

/** A storage of the browser that never throws, even when it is forbidden or full. */
export interface GuardedStorage {
  /** Returns null when nothing is stored, and undefined when the browser refuses access. */
  read(key: string): string | null | undefined;
  /** Does nothing when the storage is full or forbidden. */
  write(key: string, text: string): void;
  remove(key: string): void;
  /** Returns the keys of all stored texts. */
  keys(): readonly string[];
}

/**
 * Wraps a storage, so that its failures never interrupt an action of the user.
 * @param getStorage called at each use: in some browsers `localStorage` itself throws
 */
export function guardStorage(getStorage: () => Storage): GuardedStorage {
  const attempt = <T>(use: (storage: Storage) => T): T | undefined => {
    try {
      return use(getStorage());
    } catch {
      return undefined;
    }
  };
  return {
    read: (key) => attempt((storage) => storage.getItem(key)),
    write: (key, text) => attempt((storage) => storage.setItem(key, text)),
    remove: (key) => attempt((storage) => storage.removeItem(key)),
    keys: () => attempt((storage) => Object.keys(storage)) ?? [],
  };
}

/** `localStorage`, which persists until it is cleared. */
export const deviceStorage = guardStorage(() => localStorage);

/** `sessionStorage`, which persists until the tab is closed. */
export const tabStorage = guardStorage(() => sessionStorage);

/**
 * Creates a flag that stays set once it was.
 * @param storage `localStorage` by default
 */
export function createFlag(name: string, storage: GuardedStorage = deviceStorage) {
  const key = deviceKey(name);
  return {
    isSet: (): boolean => Boolean(storage.read(key)),
    set: (): void => storage.write(key, '1'),
  };
}
