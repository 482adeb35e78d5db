import { type Codec, decode, type Persisted, parseStored, type Reader } from './codec.ts';
import { deviceStorage, type GuardedStorage } from './guarded-storage.ts';
import { userKey } from './keys.ts';

/** Data of one user in this browser (docs/product.md section 3). No method throws. */
export interface UserStorage {
  /** Returns the value, or the fallback when nothing is stored or it has another shape. */
  read<T>(key: string, reader: Reader<T>, fallback: T): T;
  write(key: string, value: unknown): void;
  remove(key: string): void;
  /**
   * Reads the keys of a record. A text that cannot be read completely is copied to `<key>:recovery` first.
   * @returns null when nothing is stored
   */
  load<T extends object>(key: string, codec: Codec<T>): Persisted<T> | null;
  /** Returns the key in `localStorage`. */
  fullKey(key: string): string;
  /** Returns whether something is stored under a key with this prefix. */
  hasAny(keyPrefix: string): boolean;
  /** Removes all data of this user. */
  clear(): void;
}

/**
 * @param uid part of each key
 * @param storage `localStorage` by default
 */
export function createUserStorage(uid: string, storage: GuardedStorage = deviceStorage): UserStorage {
  const fullKey = (key: string) => userKey(uid, key);
  return {
    fullKey,
    read(key, reader, fallback) {
      const text = storage.read(fullKey(key));
      return typeof text === 'string' ? (reader(parseStored(text).stored) ?? fallback) : fallback;
    },
    write: (key, value) => storage.write(fullKey(key), JSON.stringify(value)),
    remove: (key) => storage.remove(fullKey(key)),
    load(key, codec) {
      const text = storage.read(fullKey(key));
      if (typeof text !== 'string') return null;
      const { stored, isComplete } = parseStored(text);
      const persisted = decode(codec, stored);
      if (!isComplete || persisted.isDamaged) storage.write(fullKey(`${key}:recovery`), text);
      return persisted;
    },
    hasAny: (keyPrefix) => storage.keys().some((key) => key.startsWith(fullKey(keyPrefix))),
    clear() {
      for (const key of storage.keys()) {
        if (key.startsWith(fullKey(''))) storage.remove(key);
      }
    },
  };
}
