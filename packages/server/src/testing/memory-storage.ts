import type { BlobStorage } from '../storage/storage.ts';

/** A storage in memory, whose objects a test can read and change. */
export function memoryStorage(blobs: Map<string, Uint8Array>): BlobStorage {
  return {
    put: async (key, bytes) => void blobs.set(key, bytes),
    get: async (key) => blobs.get(key) ?? null,
    exists: async (key) => blobs.has(key),
    deleteFolder: async (folder) => {
      for (const key of blobs.keys()) if (key.startsWith(`${folder}/`)) blobs.delete(key);
    },
    check: () => Promise.resolve(),
    async *list() {
      for (const key of [...blobs.keys()]) yield { key, lastModified: new Date() };
    },
  };
}
