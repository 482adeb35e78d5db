import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { knownMigrations, migrateDatabase } from '../db/migrate.ts';
import { imageKeyOf } from '../modules/images/images.service.ts';
import type { BlobStorage } from '../storage/storage.ts';
import { BackupError } from './backup-error.ts';
import { localAccountsPath } from './create-backup.ts';
import { accountsName, endName, imageKey, type Manifest, manifestName, tableOf } from './manifest.ts';
import { type BackupEntry, readEntries, rowsOf, type VerifiedBackup } from './read-backup.ts';
import {
  dropContent,
  emptyTables,
  insertRows,
  otherConnections,
  setSequence,
  suspendRules,
  targetState,
} from './restore.repository.ts';

/** Where a backup is restored to. */
export interface RestoreTarget {
  readonly config: Pick<Config, 'dataDir' | 'databaseUrl' | 'production'>;
  readonly db: Database;
  readonly storage: Pick<BlobStorage, 'put' | 'list' | 'deleteFolder'>;
}

interface Restored {
  /** Tables of the backup that the migrations do not create, such as one made by hand. */
  readonly skippedTables: readonly string[];
}

/** @throws BackupError when this version cannot restore the backup */
export function checkVersion(file: string, { version, migrations }: Manifest): void {
  const known = new Set(knownMigrations());
  if (migrations.every((hash) => known.has(hash))) return;
  throw new BackupError(`${file} was made by version ${version}, whose database is newer than this version`);
}

async function checkTarget({ config, db }: RestoreTarget, replace: boolean): Promise<void> {
  if (config.databaseUrl !== null) {
    const count = await otherConnections(db);
    if (count > 0)
      throw new BackupError(`The database is in use by ${count} other connections; stop all servers first`);
  }
  const state = await targetState(db);
  if (state === 'foreign')
    throw new BackupError('The database has tables that are not of Aura; choose an empty database');
  if (state === 'filled' && !replace)
    throw new BackupError(
      'The database is not empty; --replace deletes everything in it and restores the backup',
    );
}

/** Writes the accounts of `npm start`, which have passwords in plain text. */
async function writeLocalAccounts({ dataDir }: RestoreTarget['config'], bytes: Buffer): Promise<void> {
  const path = localAccountsPath(dataDir);
  const unfinished = `${path}.${randomUUID()}`;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await writeFile(unfinished, bytes, { mode: 0o600, flush: true });
  await rename(unfinished, path);
}

/** Deletes the images that were replaced; those of the backup stay. */
async function deleteOtherImages(
  storage: RestoreTarget['storage'],
  restored: ReadonlySet<string>,
): Promise<void> {
  const others = new Set<string>();
  for await (const { key } of storage.list())
    if (key.includes('/pic_') && !restored.has(imageKeyOf(key))) others.add(imageKeyOf(key));
  for (const key of others) await storage.deleteFolder(key);
}

async function fillDatabase(
  tx: Database,
  { storage }: RestoreTarget,
  { manifest, end }: VerifiedBackup,
  entries: AsyncIterable<BackupEntry>,
) {
  await dropContent(tx);
  await migrateDatabase(tx, { lock: false, only: manifest.migrations });
  const tables = await emptyTables(tx);
  const restoreRules = await suspendRules(tx, [...tables]);
  const counts: Record<string, number> = {};
  const images = new Set<string>();
  let accounts: Buffer | null = null;
  for await (const entry of entries) {
    const table = tableOf(entry.name);
    const image = imageKey(entry.name);
    if (table !== null && tables.has(table)) {
      counts[table] = (counts[table] ?? 0) + (await insertRows(tx, table, await rowsOf(entry)));
    } else if (image !== null) {
      await storage.put(image, entry.bytes);
      images.add(imageKeyOf(image));
    } else if (entry.name === accountsName) accounts = entry.bytes;
    else if (table === null && ![manifestName, endName].includes(entry.name))
      throw new BackupError(`The backup has an unknown entry: ${entry.name}`);
  }
  for (const table of tables)
    if ((counts[table] ?? 0) !== (end.rows[table] ?? 0))
      throw new BackupError(
        `The backup has ${counts[table] ?? 0} rows of ${table} instead of ${end.rows[table]}`,
      );
  for (const sequence of manifest.sequences) await setSequence(tx, sequence);
  await restoreRules();
  await migrateDatabase(tx, { lock: false });
  return { images, accounts, skippedTables: manifest.tables.filter((table) => !tables.has(table)) };
}

/**
 * Restores a verified backup. The rows are committed at the end, in one transaction, after the images are stored:
 * until then, the target has what it had before.
 * @param replace deletes what the target has; otherwise it must be empty
 * @throws BackupError when the target cannot take the backup
 */
export async function restoreBackup(
  target: RestoreTarget,
  file: string,
  backup: VerifiedBackup,
  replace: boolean,
): Promise<Restored> {
  await checkTarget(target, replace);
  const { images, accounts, skippedTables } = await target.db.transaction((tx) =>
    fillDatabase(tx, target, backup, readEntries(file)),
  );
  if (accounts && !target.config.production) await writeLocalAccounts(target.config, accounts);
  if (replace) await deleteOtherImages(target.storage, images);
  return { skippedTables };
}
