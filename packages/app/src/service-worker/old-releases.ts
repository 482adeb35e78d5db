/** Stored in the cache of a release with the time at which its worker has taken over. */
const startedPath = '/.started';

async function startedAt(cacheName: string): Promise<number> {
  const stored = await (await caches.open(cacheName)).match(startedPath);
  return Number((await stored?.text()) ?? 0);
}

/**
 * Deletes the files of earlier releases, except those of the one that was used last: tabs may be open with it. A release
 * whose worker was replaced while it waited was never used.
 * @param prefix of the names of all releases' caches
 * @param current the cache of the release that starts now
 */
export async function deleteOldReleases(prefix: string, current: string): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== current);
  const times = await Promise.all(names.map(startedAt));
  const last = Math.max(...times);
  // Earlier versions of the worker have not stored the time: of several, the newest cache is the last one listed.
  const previous = names.findLast((_, index) => times[index] === last);
  await Promise.all(names.filter((name) => name !== previous).map((name) => caches.delete(name)));
  // Without room for it, the next release finds the last one by the order of the caches.
  const started = new Response(String(Date.now()));
  await (await caches.open(current)).put(startedPath, started).catch(() => undefined);
}
