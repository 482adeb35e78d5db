import {
  type ItemUploadForm,
  type KeptItemUpload,
  keptItemUploadSchema,
} from '@aura/domain/forms/itemUpload';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { databaseName } from './forget.ts';

interface Schema extends DBSchema {
  /** The form without its photos, under one key. */
  form: { key: string; value: KeptItemUpload };
  /** Photos by item and side; large and seldom changed, so each is written once. */
  photos: { key: string; value: Blob };
}

const databaseVersion = 1;
const formKey = 'form';
const sides = ['front', 'back'] as const;

type Side = (typeof sides)[number];

const photoKey = (id: string, side: Side) => `${id}:${side}`;

/** Under which key a photo lies in the database already, as this page knows. */
const writtenAs = new WeakMap<Blob, string>();

/** One database per person, opened for one piece of work, so that it can be deleted at any time. */
async function use<T>(uid: string, work: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
  const database = await openDB<Schema>(databaseName(uid), databaseVersion, {
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

/** The form as it was written; null where there is none, or none that can be understood. */
export function read(uid: string): Promise<ItemUploadForm<Blob> | null> {
  return use(uid, async (database) => {
    const kept = keptItemUploadSchema.safeParse(await database.get('form', formKey));
    if (!kept.success) return null;
    const photo = async (id: string, side: Side) => {
      const found: unknown = await database.get('photos', photoKey(id, side));
      if (!(found instanceof Blob)) return null;
      writtenAs.set(found, photoKey(id, side));
      return found;
    };
    const items = kept.data.items.map(async (item) => ({
      ...item,
      front: await photo(item.id, 'front'),
      back: await photo(item.id, 'back'),
    }));
    return { items: await Promise.all(items), current: kept.data.current };
  });
}

/** Writes the form whole or not at all. */
export function write(uid: string, { items, current }: ItemUploadForm<Blob>): Promise<void> {
  const facts = items.map(({ front: _front, back: _back, ...item }) => item);
  const photos = new Map(
    items.flatMap((item) =>
      sides.flatMap((side) => {
        const photo = item[side];
        return photo ? [[photoKey(item.id, side), photo] as const] : [];
      }),
    ),
  );
  return use(uid, async (database) => {
    const transaction = database.transaction(['form', 'photos'], 'readwrite');
    const store = transaction.objectStore('photos');
    const keys = await store.getAllKeys();
    const old = keys.filter((key) => !photos.has(key));
    const fresh = [...photos].filter(([key, photo]) => !keys.includes(key) || writtenAs.get(photo) !== key);
    await Promise.all([
      transaction.objectStore('form').put({ version: 1, current, items: facts }, formKey),
      ...old.map((key) => store.delete(key)),
      ...fresh.map(([key, photo]) => store.put(photo, key)),
      transaction.done,
    ]);
    for (const [key, photo] of fresh) writtenAs.set(photo, key);
  });
}
