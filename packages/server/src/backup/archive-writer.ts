import { createHash, type Hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pack } from 'tar-stream';

/** Adds an entry to the hash of a backup. */
export function hashEntry(hash: Hash, name: string, bytes: Uint8Array): void {
  hash.update(`${name}\n${bytes.length}\n`).update(bytes);
}

/** Writes a tar file as a stream, and hashes its entries. */
export function createArchiveWriter(createdAt: Date) {
  const archive = pack();
  const hash = createHash('sha256');
  return {
    stream: Readable.from(archive, { objectMode: false }),
    /** Ends the stream with an error. */
    fail: (error: Error) => archive.destroy(error),
    /** Adds a file; resolves when the stream has taken it, so that memory holds one at a time. */
    async add(name: string, bytes: Uint8Array): Promise<void> {
      hashEntry(hash, name, bytes);
      await new Promise<void>((resolve, reject) => {
        const entry = archive.entry({ name, size: bytes.length, mode: 0o600, mtime: createdAt }, (error) =>
          error ? reject(error) : resolve(),
        );
        entry.end(bytes);
      });
    },
    /** The hash of the entries so far. */
    sha256: () => hash.copy().digest('hex'),
    finish: () => archive.finalize(),
  };
}

export type ArchiveWriter = ReturnType<typeof createArchiveWriter>;
