import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { originalKey } from '../modules/images/images.service.ts';
import { systemErrorCode } from '../start/start-error.ts';
import type { BlobStorage } from '../storage/storage.ts';
import { serverVersion } from '../version.ts';
import type { ArchiveWriter } from './archive-writer.ts';
import {
  accountsName,
  type BackupEnd,
  endName,
  formatVersion,
  imageName,
  type Manifest,
  manifestName,
  rowsName,
} from './manifest.ts';
import { holdSnapshot, type Snapshot, withSnapshot } from './snapshot.repository.ts';

const compress = promisify(gzip);

/** What a backup is made of. */
export interface BackupSource {
  readonly config: Pick<Config, 'dataDir' | 'databaseUrl'>;
  readonly db: Database;
  readonly storage: Pick<BlobStorage, 'get'>;
  readonly clock: () => Date;
}

const toJson = (value: unknown) => Buffer.from(JSON.stringify(value));

/** The accounts of `npm start`, needed to sign in to a local copy. */
export function localAccountsPath(dataDir: string): string {
  return join(dataDir, 'auth', 'accounts.json');
}

async function readLocalAccounts(dataDir: string): Promise<Buffer | null> {
  try {
    return await readFile(localAccountsPath(dataDir));
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(systemErrorCode(error))) return null;
    throw error;
  }
}

async function writeRows(snapshot: Snapshot, archive: ArchiveWriter, now: Date) {
  const manifest: Manifest = {
    format: formatVersion,
    version: serverVersion(),
    createdAt: now.toISOString(),
    ...snapshot.manifest,
  };
  await archive.add(manifestName, toJson(manifest));
  const counts: Record<string, number> = {};
  for (const table of snapshot.manifest.tables) {
    let count = 0;
    let part = 0;
    for await (const rows of snapshot.rows(table)) {
      part += 1;
      count += rows.length;
      await archive.add(rowsName(table, part), await compress(toJson(rows)));
    }
    counts[table] = count;
  }
  const keys: string[] = [];
  for await (const batch of snapshot.imageKeys()) keys.push(...batch);
  return { counts, keys };
}

async function readSnapshot({ config, db, clock }: BackupSource, archive: ArchiveWriter) {
  if (config.databaseUrl === null) {
    const snapshot = await holdSnapshot(db);
    try {
      return await writeRows(snapshot, archive, clock());
    } finally {
      await snapshot.close();
    }
  }
  return withSnapshot(db, (snapshot) => writeRows(snapshot, archive, clock()));
}

/**
 * Writes a backup: the rows of one moment, then the images that they name. Images never change once they are
 * stored; one that was deleted since is counted.
 */
export async function writeBackup(source: BackupSource, archive: ArchiveWriter): Promise<void> {
  const { counts, keys } = await readSnapshot(source, archive);
  let images = 0;
  for (const key of keys) {
    const bytes = await source.storage.get(originalKey(key));
    if (bytes === null) continue;
    await archive.add(imageName(originalKey(key)), bytes);
    images += 1;
  }
  const accounts = await readLocalAccounts(source.config.dataDir);
  if (accounts) await archive.add(accountsName, accounts);
  const end: BackupEnd = {
    rows: counts,
    images,
    missingImages: keys.length - images,
    sha256: archive.sha256(),
  };
  await archive.add(endName, toJson(end));
  archive.finish();
}
