import { deviceStorage } from '../storage/guarded-storage.ts';

/** What is kept on the device until it is sent: the upload form's items, the composer's post. */
export type DraftKind = 'items' | 'post';

const kinds: readonly DraftKind[] = ['items', 'post'];
const stops = new Map<string, Set<() => void>>();

/** Of the database that holds what one person did not send. */
export const databaseName = (uid: string, kind: DraftKind): string => `aura:v1:${uid}:unsent-${kind}`;

/** Deletes it. Nothing needs to be fetched for that, so it works without a connection too. */
export function deleteDraft(uid: string, kind: DraftKind): Promise<void> {
  deviceStorage.remove(databaseName(uid, kind));
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(databaseName(uid, kind));
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
    // Somebody is at it; the browser deletes when they have finished.
    request.onblocked = () => resolve();
  });
}

/** @param stop ends the keeping of this person's things in this page */
export function onDeleteDrafts(uid: string, stop: () => void): void {
  stops.set(uid, (stops.get(uid) ?? new Set()).add(stop));
}

/** Forgets what a person did not send, for good (docs/product.md section 3, local data). */
export async function deleteDrafts(uid: string): Promise<void> {
  for (const stop of stops.get(uid) ?? []) stop();
  stops.delete(uid);
  // A browser that keeps nothing has nothing to delete.
  await Promise.all(kinds.map((kind) => deleteDraft(uid, kind).catch(() => undefined)));
}
