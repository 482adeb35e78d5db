const stops = new Map<string, () => void>();

/** Of the database that holds what one person did not send. */
export const databaseName = (uid: string): string => `aura:v1:${uid}:unsent-items`;

/** Deletes it. Nothing needs to be fetched for that, so it works without a connection too. */
export function deleteUnsentItems(uid: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(databaseName(uid));
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
    // Somebody is at it; the browser deletes when they have finished.
    request.onblocked = () => resolve();
  });
}

/** @param stop ends the keeping of this person's items in this page */
export function beforeForgetting(uid: string, stop: () => void): void {
  stops.set(uid, stop);
}

/** Forgets what a person did not send, for good (docs/product.md section 3, local data). */
export async function forgetUnsentItems(uid: string): Promise<void> {
  stops.get(uid)?.();
  stops.delete(uid);
  // A browser that keeps nothing has nothing to delete.
  await deleteUnsentItems(uid).catch(() => undefined);
}
