import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type Codec, decode, parseStored, withValue } from '../storage/codec.ts';
import { deviceStorage } from '../storage/guarded-storage.ts';
import { recoveryKey } from './delete-drafts.ts';

interface Schema extends DBSchema {
  /** The form without its photos; parts of it that could not be read are under a separate key. */
  form: { key: string; value: unknown };
  /** Photos by name. They are large and seldom change, so each is written only once. */
  photos: { key: string; value: Blob };
}

/** Reads and writes one kind of form. `name` is the name of its database. */
export interface DraftRecord<Form> {
  read(name: string): Promise<Form | null>;
  write(name: string, form: Form): Promise<void>;
}

const databaseVersion = 1;
const formKey = 'form';

/** The keys under which this page has read or written photos. */
const storedKeys = new WeakMap<Blob, string>();

/** Opens the database for one operation only, so that it can be deleted at any time. */
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

/** Reads a form as stored, undefined when there is none, and its photos. */
export function readDraft(name: string) {
  return use(name, async (database) => {
    const transaction = database.transaction(['form', 'photos']);
    const store = transaction.objectStore('photos');
    const [stored, keys, values] = await Promise.all([
      transaction.objectStore('form').get(formKey),
      store.getAllKeys(),
      store.getAll() as Promise<unknown[]>,
      // Closing the database waits for the end of the transaction, and so does its deletion.
      transaction.done,
    ]);
    const photos = new Map<string, Blob>();
    for (const [index, key] of keys.entries()) {
      const photo = values[index];
      if (!(photo instanceof Blob)) continue;
      storedKeys.set(photo, key);
      photos.set(key, photo);
    }
    return { stored, photos };
  });
}

/**
 * Parses the form that a closed page stored in `localStorage`, which is newer than the one in the database. A
 * text that cannot be parsed completely is copied to the recovery key.
 */
export function readUnwritten(name: string): ReturnType<typeof parseStored> {
  const text = deviceStorage.read(name) ?? '';
  const parsed = parseStored(text);
  if (text !== '' && !parsed.isComplete) deviceStorage.write(recoveryKey(name), text);
  return parsed;
}

interface DraftUpdate<Fields> {
  readonly codec: Codec<Fields>;
  readonly value: Fields;
  /** All photos of the form; its other stored photos are deleted. */
  readonly photos: ReadonlyMap<string, Blob>;
  readonly ownsPhoto: (key: string) => boolean;
  /** Whether the stored form is an earlier state of this one; true by default. */
  readonly isSame?: (stored: Fields) => boolean;
}

/**
 * Writes the form and its photos in one transaction. Parts of the stored form that this version cannot read
 * are preserved, in the form or, when it is damaged, under the key `recovery`.
 */
export function writeDraft<Fields extends object>(name: string, update: DraftUpdate<Fields>): Promise<void> {
  const { codec, value, photos, ownsPhoto, isSame = () => true } = update;
  return use(name, async (database) => {
    const transaction = database.transaction(['form', 'photos'], 'readwrite');
    const forms = transaction.objectStore('form');
    const store = transaction.objectStore('photos');
    const stored: unknown = await forms.get(formKey);
    const keys = await store.getAllKeys();
    const before = decode(codec, stored);
    const base = isSame(before.value) ? before : decode(codec, undefined);
    const deleted = keys.filter((key) => ownsPhoto(key) && !photos.has(key));
    const changed = [...photos].filter(
      ([key, photo]) => !keys.includes(key) || storedKeys.get(photo) !== key,
    );
    await Promise.all([
      before.isDamaged && forms.put(stored, 'recovery'),
      forms.put(withValue(base, value).record, formKey),
      ...deleted.map((key) => store.delete(key)),
      ...changed.map(([key, photo]) => store.put(photo, key)),
      transaction.done,
    ]);
    for (const [key, photo] of changed) storedKeys.set(photo, key);
  });
}
