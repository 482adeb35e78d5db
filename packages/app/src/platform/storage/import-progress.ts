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
export const noImport: ImportProgress = { exportId: '', runId: '', added: {} };
const readProgress: Reader<ImportProgress> = readFields<ImportProgress>(
  { exportId: readString, runId: readString, added: readDictionary(readString) },
  noImport,
);

/** The unfinished import of a user in this browser. Signing out removes it. */
export function importProgressStorage(uid: string, storage: GuardedStorage = deviceStorage) {
  const own = createUserStorage(uid, storage);
  return {
    read: (): ImportProgress => own.read(key, readProgress, noImport),
    write: (progress: ImportProgress): void => own.write(key, progress),
  };
}
