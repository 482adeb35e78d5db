import type * as z from 'zod/mini';

const prefix = 'aura:v1';

/** Data that one person keeps in one browser (docs/product.md section 3): versioned, per person, never a crash. */
export interface LocalStore {
  /** The stored value, or the fallback where there is none or where it has another shape. */
  read<T>(key: string, schema: z.ZodMiniType<T>, fallback: T): T;
  write(key: string, value: unknown): void;
  /** The key's name in the browser's storage, as its events tell it. */
  nameOf(key: string): string;
  /** Forgets everything of this person on this device. */
  clear(): void;
}

/**
 * @param uid whose data; the keys carry it
 * @param storage the browser's, by default
 */
export function createLocalStore(uid: string, storage: Storage = localStorage): LocalStore {
  const owned = `${prefix}:${uid}:`;
  return {
    read(key, schema, fallback) {
      try {
        const text = storage.getItem(owned + key);
        if (text === null) return fallback;
        const parsed = schema.safeParse(JSON.parse(text));
        return parsed.success ? parsed.data : fallback;
      } catch {
        return fallback;
      }
    },
    write(key, value) {
      try {
        storage.setItem(owned + key, JSON.stringify(value));
      } catch {
        // A full or forbidden storage loses a convenience, never the action itself.
      }
    },
    nameOf: (key) => owned + key,
    clear() {
      for (const key of Object.keys(storage)) {
        if (key.startsWith(owned)) storage.removeItem(key);
      }
    },
  };
}
