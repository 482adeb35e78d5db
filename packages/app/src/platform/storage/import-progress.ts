import type { ImportList } from '@aura/domain/own-data/import-data';
import { type Reader, readDictionary, readFields, readString } from './codec.ts';
import { deviceStorage, type GuardedStorage } from './guarded-storage.ts';
import { createUserStorage } from './user-storage.ts';

/** How far the import of a file has come. */
export interface ImportProgress {
  /** The export that is imported; empty when none is. */
  readonly exportId: string;
  /** Part of the idempotency keys. */
  readonly runId: string;
  /** The new ids of what was added, by list and id in the export. */
  readonly added: Readonly<Record<string, string>>;
}

const key = 'import';
/** Begins the key of each row, so that a row is written without those before it. */
const rowKey = 'import-row:';
const noImport: ImportProgress = { exportId: '', runId: '', added: {} };
/** Versions before rows had their own keys stored them all in `added`. */
const readProgress: Reader<ImportProgress> = readFields<ImportProgress>(
  { exportId: readString, runId: readString, added: readDictionary(readString) },
  noImport,
);

/** The key of a row in `ImportProgress.added`. */
export const addedKey = (list: ImportList, id: string): string => `${list}:${id}`;

/** The unfinished import of a user in this browser. Signing out removes it. */
export function importProgressStorage(uid: string, storage: GuardedStorage = deviceStorage) {
  const own = createUserStorage(uid, storage);
  const rowPrefix = own.fullKey(rowKey);
  const rowKeys = () => storage.keys().filter((stored) => stored.startsWith(rowPrefix));

  function read(): ImportProgress {
    const head = own.read(key, readProgress, noImport);
    const rows = rowKeys().map((stored) => [stored.slice(rowPrefix.length), storage.read(stored) ?? '']);
    return { ...head, added: { ...head.added, ...Object.fromEntries(rows) } };
  }
  function clear(): void {
    for (const stored of rowKeys()) storage.remove(stored);
    storage.remove(own.fullKey(key));
  }
  return {
    read,
    /** Begins an import, or continues it; another one is forgotten. */
    begin(progress: ImportProgress): void {
      if (read().runId === progress.runId) return;
      clear();
      own.write(key, progress);
    },
    /** Stores the new id of a row. */
    add: (list: ImportList, id: string, newId: string): void =>
      storage.write(`${rowPrefix}${addedKey(list, id)}`, newId),
    clear,
  };
}
