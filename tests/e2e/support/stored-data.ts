import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { openDatabase } from '../../../packages/server/src/db/open-database.ts';
import { dumpDatabase } from '../../../packages/server/src/db/testing/test-database.ts';

/** Content of a data folder. */
export interface StoredData {
  /** Number of rows per content table. */
  readonly rows: Readonly<Record<string, number>>;
  /** The folders of images, below the folder of all; each contains one image in several widths. */
  readonly images: readonly string[];
  /** A dump of all tables. */
  readonly text: string;
}

/** Tables that store no content: hashes of deleted accounts, idempotency keys, derived totals. */
const internalTables = ['erased_accounts', 'idempotency_keys', 'feed_totals'];

/**
 * Reads the stored data of a product directly.
 * @param dataDir of a stopped product
 */
export async function readStoredData(dataDir: string): Promise<StoredData> {
  const database = await openDatabase({ dataDir, databaseUrl: null });
  const text = await dumpDatabase(database.db);
  await database.close();
  const tables: { name: string; rows: unknown[] }[] = JSON.parse(text);
  const content = tables.filter(({ name }) => !internalTables.includes(name));
  const rows = Object.fromEntries(content.map((table) => [table.name, table.rows.length]));
  const pictures = join(dataDir, 'pictures');
  const files = await readdir(pictures, { recursive: true, withFileTypes: true });
  const folders = files.filter((file) => file.isFile()).map((file) => relative(pictures, file.parentPath));
  return { rows, images: [...new Set(folders)].sort(), text };
}
