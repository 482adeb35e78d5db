/** Deletes the caches of this origin whose names match. */
export async function deleteCaches(isDeleted: (name: string) => boolean): Promise<void> {
  const names = (await caches.keys()).filter(isDeleted);
  await Promise.all(names.map((name) => caches.delete(name)));
}
