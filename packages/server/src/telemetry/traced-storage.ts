import type { BlobStorage } from '../storage/storage.ts';
import type { Tracing } from './telemetry.ts';

/** A storage whose operations are spans of the requests that use it. */
export function tracedStorage(storage: BlobStorage, { span }: Tracing): BlobStorage {
  return {
    put: (key, bytes) => span('storage.put', () => storage.put(key, bytes)),
    get: (key) => span('storage.get', () => storage.get(key)),
    exists: (key) => span('storage.exists', () => storage.exists(key)),
    deleteFolder: (folder) => span('storage.delete', () => storage.deleteFolder(folder)),
    check: () => storage.check(),
    list: () => storage.list(),
  };
}
