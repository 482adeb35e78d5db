import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { deviceStorage } from '../storage/guarded-storage.ts';

interface Schema extends DBSchema {
  /** The form without its photos, under one key. */
  form: { key: string; value: unknown };
  /** Photos by name; large and seldom changed, so each is written once. */
  photos: { key: string; value: Blob };
}

/** A form as it lies in its database. */
export interface StoredDraft {
  /** Without its photos; of a shape that only its reader knows. */
  readonly facts: unknown;
  readonly photos: ReadonlyMap<string, Blob>;
}

const databaseVersion = 1;
const formKey = 'form';

/** Under which key a photo lies in a database already, as this page knows. */
const writtenAs = new WeakMap<Blob, string>();

/** Opened for one piece of work, so that it can be deleted at any time. */
async function use<T>(name: string, work: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
  const database = await openDB<Schema>(name, databaseVersion, {
    upgrade: (created) => {
      created.createObjectStore('form');
      created.createObjectStore('photos');
    },
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/** What was written; without facts where nothing was. */
export function readDraft(name: string): Promise<StoredDraft> {
  return use(name, async (database) => {
    const keys = await database.getAllKeys('photos');
    const found = await Promise.all(
      keys.map(async (key) => [key, (await database.get('photos', key)) as unknown] as const),
    );
    const photos = new Map<string, Blob>();
    for (const [key, photo] of found) {
      if (!(photo instanceof Blob)) continue;
      writtenAs.set(photo, key);
      photos.set(key, photo);
    }
    return { facts: await database.get('form', formKey), photos };
  });
}

/** What a page that ended had not written any more, which is newer; undefined where there is nothing of the kind. */
export function lastFacts(name: string): unknown {
  try {
    return JSON.parse(deviceStorage.read(name) ?? '');
  } catch {
    return undefined;
  }
}

/** Writes the form whole or not at all. */
export function writeDraft(name: string, { facts, photos }: StoredDraft): Promise<void> {
  return use(name, async (database) => {
    const transaction = database.transaction(['form', 'photos'], 'readwrite');
    const store = transaction.objectStore('photos');
    const keys = await store.getAllKeys();
    const old = keys.filter((key) => !photos.has(key));
    const fresh = [...photos].filter(([key, photo]) => !keys.includes(key) || writtenAs.get(photo) !== key);
    await Promise.all([
      transaction.objectStore('form').put(facts, formKey),
      ...old.map((key) => store.delete(key)),
      ...fresh.map(([key, photo]) => store.put(photo, key)),
      transaction.done,
    ]);
    for (const [key, photo] of fresh) writtenAs.set(photo, key);
  });
}
