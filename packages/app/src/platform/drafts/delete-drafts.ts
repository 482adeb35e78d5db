import { storedFormsMax } from '@aura/domain/limits/wardrobe';
import { deviceStorage } from '../storage/guarded-storage.ts';
import { userKey } from '../storage/keys.ts';

/**
 * The forms that are stored: the items of the upload form and the post of the composer while they are filled in, and items
 * and posts that wait for a connection.
 */
export type DraftKind = 'items' | 'post' | 'waiting-items' | 'waiting-posts';

const kinds: readonly DraftKind[] = ['items', 'post', 'waiting-items', 'waiting-posts'];
const listeners = new Map<string, Set<() => void>>();

/**
 * Returns the names of the databases with one user's drafts. The last changes are stored in `localStorage`
 * under the same keys.
 */
export function databaseNames(uid: string, kind: DraftKind): readonly [string, ...string[]] {
  const first = userKey(uid, `unsent-${kind}`);
  return [first, ...Array.from({ length: storedFormsMax - 1 }, (_, index) => `${first}:${index + 2}`)];
}

/** Returns the `localStorage` key for a text that could not be parsed. */
export const recoveryKey = (name: string): string => `${name}:recovery`;

/** Deletes one draft. Imports no other chunk, so it also works offline. */
export function deleteDatabase(name: string): Promise<void> {
  deviceStorage.remove(name);
  deviceStorage.remove(recoveryKey(name));
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
    // The database is still open; the browser deletes it when it is closed.
    request.onblocked = () => resolve();
  });
}

/** Calls the listener before the drafts of a user are deleted. */
export function onDeleteDrafts(uid: string, listener: () => void): void {
  listeners.set(uid, (listeners.get(uid) ?? new Set()).add(listener));
}

/** Deletes all drafts of a user (docs/product.md section 3). */
export async function deleteDrafts(uid: string): Promise<void> {
  for (const listener of listeners.get(uid) ?? []) listener();
  listeners.delete(uid);
  // When the browser refuses IndexedDB, there is nothing to delete.
  const names = kinds.flatMap((kind) => databaseNames(uid, kind));
  await Promise.all(names.map((name) => deleteDatabase(name).catch(() => undefined)));
}
