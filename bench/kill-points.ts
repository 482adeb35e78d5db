import { watch } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Database } from '../packages/server/src/db/database.ts';

/** What a kill waits for, from the start of a request on. */
export interface KillPoint {
  readonly name: string;
  reached(request: PendingRequest): Promise<unknown>;
}

interface PendingRequest {
  readonly dataDir: string;
  /** The database server; null for the embedded database. */
  readonly db: Database | null;
  /** How long such a request usually takes, in milliseconds. */
  readonly usualMs: number;
  /** Resolves with its response. */
  readonly answered: Promise<unknown>;
}

/** A request that fails before its point is reached, and one that never reaches it, must not stop the benchmark. */
const maxWaitMs = 5_000;

/** Resolves after the given number of changes in a folder. */
function changes(folder: string, count: number): Promise<void> {
  return new Promise((resolve) => {
    let seen = 0;
    const watcher = watch(folder, () => {
      seen += 1;
      if (seen < count) return;
      watcher.close();
      resolve();
    });
    void setTimeout(maxWaitMs).then(() => {
      watcher.close();
      resolve();
    });
  });
}

/** A file is created there when an image begins to be written, and leaves it when the image is stored. */
const unfinished = (dataDir: string) => join(dataDir, 'pictures', 'unfinished');

/** Resolves while a transaction of the server has written a row and not committed. */
async function openTransaction(db: Database): Promise<void> {
  const limit = Date.now() + maxWaitMs;
  for (let isOpen = false; !isOpen && Date.now() < limit; ) {
    const { rows } = await db.execute<{ found: boolean }>(
      `select exists (select from pg_stat_activity where datname = current_database()
        and pid <> pg_backend_pid() and backend_xid is not null) as found`,
    );
    isOpen = rows[0]?.found ?? false;
  }
}

/** Resolves when the log of the database is written, which a commit does. */
async function writeOfLog(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'db', 'pg_wal');
  await readdir(folder);
  await changes(folder, 1);
}

const afterShare = (share: number): KillPoint => ({
  name: 'at a share of its duration',
  reached: ({ usualMs }) => setTimeout(usualMs * share),
});

const inStorage = (name: string, count: number): KillPoint => ({
  name,
  reached: ({ dataDir }) => changes(unfinished(dataDir), count),
});

const transaction: KillPoint = {
  name: 'while its transaction is written',
  reached: ({ db, dataDir }) => (db ? openTransaction(db) : writeOfLog(dataDir)),
};

const answer: KillPoint = {
  name: 'when its response arrives',
  reached: ({ answered }) => Promise.race([answered, setTimeout(maxWaitMs)]),
};

/** The points of 25 kills of a call: ten moments of its duration, and fifteen events. */
export const killPoints: readonly KillPoint[] = [
  ...Array.from({ length: 10 }, (_, index) => afterShare((index * 1.2) / 9)),
  ...Array.from({ length: 4 }, () => inStorage('when an image begins to be stored', 1)),
  // The creation, the write and the rename of a file are three changes.
  ...Array.from({ length: 4 }, (_, index) => inStorage('while images are stored', 3 + index)),
  ...Array.from({ length: 4 }, () => transaction),
  ...Array.from({ length: 3 }, () => answer),
];
